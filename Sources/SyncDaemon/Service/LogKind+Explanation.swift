/// What `journalctl -x` says of an event.
package struct LogExplanation: Sendable {
  package let subject: String
  package let meaning: String
  package let remedy: String
}

extension LogKind {
  /// The row of this kind in the journal's catalog; `@FIELD@` stands for the event's own value.
  package var explanation: LogExplanation {
    switch self {
    case .started:
      LogExplanation(
        subject: "The daemon is ready",
        meaning: "Every drop folder is watched, and the first pass over each app is done.",
        remedy: "Nothing is to be done. `launchsyncd status` shows what is covered."
      )
    case .startWaits:
      LogExplanation(
        subject: "The start waits for room",
        meaning:
          "The disk of the state folder is full, its quota is spent, or it is mounted read-only. What is about to be done is noted there first, so nothing is mirrored until it can be; outputs stay as they are.",
        remedy:
          "Free space, raise the quota, or mount it for writing. The daemon tries again by itself, with pauses that grow to a minute."
      )
    case .stopped:
      LogExplanation(
        subject: "The daemon ends",
        meaning: "It was told to stop, and finished the pass that ran.",
        remedy:
          "What is dropped from now on is mirrored at the next start: systemctl start launchsyncd."
      )
    case .cutOff:
      LogExplanation(
        subject: "The daemon ends in the middle of a pass",
        meaning:
          "It was told to stop, and the pass that ran took too long to wait for. Each file in the build tree is whole.",
        remedy: "Nothing is to be done: the next start does the rest."
      )
    case .stateLost:
      LogExplanation(
        subject: "The state folder is gone",
        meaning:
          "It was removed, moved or replaced while the daemon ran, so that nothing could be noted any more. The daemon ends; outputs stay as they are.",
        remedy:
          "Leave the state folder alone while the daemon runs. The next start makes it anew: systemctl start launchsyncd."
      )
    case .startRefused:
      LogExplanation(
        subject: "The daemon can not start",
        meaning: "The message says what is in the way. Nothing was touched.",
        remedy: "Do what the message says, then: systemctl start launchsyncd."
      )
    case .configLoaded:
      LogExplanation(
        subject: "A new config counts",
        meaning:
          "The config was read again and has no errors. Apps that it no longer names are left as they are.",
        remedy: "Nothing is to be done."
      )
    case .configRefused:
      LogExplanation(
        subject: "The config has errors",
        meaning:
          "A daemon that runs goes on with the last good config; one that was to start ends.",
        remedy:
          "Mend what the message names, test it with `launchsyncd check`, then: systemctl reload-or-restart launchsyncd."
      )
    case .gapOpened:
      LogExplanation(
        subject: "A device would not see the right launch image",
        meaning:
          "App @LAUNCHSYNCD_APP@: the lookup of @LAUNCHSYNCD_DEVICE@ in @LAUNCHSYNCD_ORIENTATION@ ends at no image that fits. The name that it looks for first is @LAUNCHSYNCD_OUTPUT@.",
        remedy:
          "Drop an image of the size that the message names. `launchsyncd coverage --device NAME` shows every name that is tried."
      )
    case .gapClosed:
      LogExplanation(
        subject: "A gap is closed",
        meaning:
          "App @LAUNCHSYNCD_APP@: gap @LAUNCHSYNCD_GAP@ is no more, the right image is found now.",
        remedy: "Nothing is to be done."
      )
    case .problemOpened:
      LogExplanation(
        subject: "Something is wrong with one file",
        meaning:
          "App @LAUNCHSYNCD_APP@, problem @LAUNCHSYNCD_CODE@; the message names the file. The pass went on, and the last good output of this file stays in place.",
        remedy:
          "The message says what would be right. `launchsyncd explain FILE` shows what the file is taken for, and why."
      )
    case .problemClosed:
      LogExplanation(
        subject: "A problem is gone",
        meaning: "App @LAUNCHSYNCD_APP@: problem @LAUNCHSYNCD_CODE@ no longer holds.",
        remedy: "Nothing is to be done."
      )
    case .held:
      LogExplanation(
        subject: "A mass removal waits for a person",
        meaning:
          "App @LAUNCHSYNCD_APP@: its drop folder vanished, is another folder now, or lost most of its files at one stroke. Nothing was removed from the build tree.",
        remedy:
          "Bring the files back, for example by mounting the disk. If the removal was meant: launchsyncd accept --app @LAUNCHSYNCD_APP@"
      )
    case .rootGone:
      LogExplanation(
        subject: "A drop folder is not there",
        meaning:
          "App @LAUNCHSYNCD_APP@: its drop folder can not be opened. Outputs stay as they are.",
        remedy:
          "Make the folder, mount its disk, or let the user launchsyncd read it: launchsyncd doctor."
      )
    case .rootReturned:
      LogExplanation(
        subject: "A drop folder is back",
        meaning: "App @LAUNCHSYNCD_APP@: its drop folder can be read again.",
        remedy: "Nothing is to be done."
      )
    case .eventsLost:
      LogExplanation(
        subject: "The kernel's queue of events was full",
        meaning:
          "More happened than the kernel could note. Every folder was compared instead, so no file is missed.",
        remedy:
          "If it happens often, raise fs.inotify.max_queued_events in /etc/sysctl.d and run sysctl --system."
      )
    case .watchLimit:
      LogExplanation(
        subject: "Folders can not be watched",
        meaning:
          "The limit of inotify watches is reached. What has no watch is looked at periodically, so drops there are seen later.",
        remedy:
          "Raise fs.inotify.max_user_watches in /etc/sysctl.d and run sysctl --system; launchsyncd doctor names the number."
      )
    case .retired:
      LogExplanation(
        subject: "An app is retired",
        meaning:
          "App @LAUNCHSYNCD_APP@: its brand's folder is gone, or the config names it no more. Its outputs stay as they are.",
        remedy:
          "Nothing is to be done. To remove its outputs: launchsyncd uninstall --app @LAUNCHSYNCD_APP@"
      )
    case .outputRestored:
      LogExplanation(
        subject: "Outputs were changed in the build tree",
        meaning:
          "App @LAUNCHSYNCD_APP@: somebody edited, deleted or replaced what launchsyncd wrote. It was written again; what was made of it is kept in the app's folder `aside` of the state folder.",
        remedy:
          "Change the source in the drop folder instead. To keep a file of your own at that place, give the output another path."
      )
    case .passFailed:
      LogExplanation(
        subject: "A pass could not be carried out",
        meaning:
          "App @LAUNCHSYNCD_APP@: the state folder or the build tree failed. It is tried again, with pauses that grow to a minute.",
        remedy: "Look at free space and permissions: launchsyncd doctor."
      )
    case .passSilent:
      LogExplanation(
        subject: "A pass gives no sign of life",
        meaning:
          "App @LAUNCHSYNCD_APP@: its pass has neither read nor written a file for long, nor did the image worker work for it. Most likely its drop folder or its build tree lies on a network mount that does not answer. Nothing more is mirrored for this app until the pass is back; other apps go on.",
        remedy:
          "Look at the app's mounts, and bring them back or unmount them. If it is none of them: systemctl restart launchsyncd."
      )
    case .flood:
      LogExplanation(
        subject: "Messages were summed up",
        meaning:
          "There were more messages of one kind at once than anybody reads. The first are in the log, this one counts the rest.",
        remedy: "`launchsyncd status` lists every gap and problem."
      )
    case .note:
      LogExplanation(
        subject: "A note",
        meaning: "Something that the daemon could not do, and that stops nothing.",
        remedy: "The message says what it was."
      )
    }
  }
}
