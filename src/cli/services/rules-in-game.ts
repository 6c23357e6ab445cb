// rules here, rules why: the answers of the game itself, for a saved game.
import { printableJson } from '../../catalog/problems.ts'
import { openRules } from '../../rulebook/load.ts'
import { PlainSession } from '../../ui/plain/session.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import type { RulesOptions } from './rules-options.ts'
import { listSaves, withSaves } from './saves.ts'
import { widthOf } from './terminal.ts'
import { lookOn, personAt } from './view-saved-game.ts'

/** Of a game that is over, WHY still tells how it ended. */
export const askInGame = (words: readonly string[], options: RulesOptions): Promise<void> =>
  withSaves(options.saves, async (saves) => {
    const name = options.save ?? (await listSaves(saves)).find(({ problem }) => problem === undefined)?.name
    if (name === undefined)
      return fail(
        `There is no game in ${saves.folder} to ask about; "lychgate play" begins one.`,
        EXIT.failed,
      )
    const table = await lookOn(saves, name)
    if (!table) return
    const layout = { wrap: widthOf(process.stdout), rules: await openRules() }
    const session = new PlainSession(table, [personAt(table)], layout)
    const { out } = session.line(`rules ${words.join(' ')}`)
    const text = options.json ? printableJson({ kind: words[0], game: name, lines: out }) : out.join('\n')
    process.stdout.write(`${text}\n`)
  })
