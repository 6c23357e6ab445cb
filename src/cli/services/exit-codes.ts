// Exit codes. A command that does not succeed sets process.exitCode to one of these.
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  saveDamaged: 3,
  campaignInUse: 4,
  replayDiverged: 5,
  packMissing: 6,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const

/** For the help of every command. */
export const EXIT_CODES = `${EXIT.done} done; ${EXIT.failed} failed or nothing found; ${EXIT.usage} wrongly called; ${EXIT.saveDamaged} a save is damaged;
  ${EXIT.campaignInUse} a save is in use; ${EXIT.replayDiverged} a replay differs; ${EXIT.packMissing} a game's pack is missing or changed;
  ${EXIT.hungUp}, ${EXIT.interrupted}, ${EXIT.terminated} stopped by a signal`
