// Exit codes. A command that does not succeed sets process.exitCode to one of these.
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  saveDamaged: 3,
  campaignInUse: 4,
  replayDiverged: 5,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const
