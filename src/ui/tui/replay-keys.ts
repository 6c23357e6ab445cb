/** The keys of a recorded game that is being watched. */
import { EVERYWHERE, keyLines, REPLAY_KEYS } from '../keymap.ts'
import { pair } from './help-screen.ts'
import { Reader } from './reader.ts'
import type { Shell } from './screen.ts'

export class ReplayKeys extends Reader {
  constructor(shell: Shell) {
    super(shell, {
      title: 'KEYS OF A REPLAY',
      ask: 'find',
      rows: (width, typed) =>
        keyLines([...REPLAY_KEYS, ...EVERYWHERE])
          .filter(({ keys, help }) => `${keys} ${help}`.toLowerCase().includes(typed.toLowerCase()))
          .flatMap(({ keys, help }) => pair(keys, help, width, 22)),
    })
  }
}
