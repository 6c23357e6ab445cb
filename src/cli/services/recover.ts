// Offers and carries out the recovery of a damaged game.
import { printable, printableJson } from '../../catalog/problems.ts'
import { aboutRecovery, type Recovery, recover, recoveryOf } from '../../table/recover.ts'
import type { Saves } from '../../table/saves-dir.ts'
import { askAtTerminal } from './ask.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { toType } from './leave-message.ts'
import { holding, noSuchGame } from './saves.ts'

/** The sentence about the damage, with the command that recovers the game if it can be recovered. */
export async function withOffer(saves: Saves, name: string, problem: string): Promise<string> {
  const recovery = await recoveryOf(saves, name)
  return recovery ? `${problem} ${offer(saves, name, recovery)}` : problem
}

const offer = (saves: Saves, name: string, recovery: Recovery): string =>
  `${aboutRecovery(recovery)} Go back to it with "${toType('saves recover', name, saves.asked)}"; the damaged file is kept.`

/** Asks at a terminal whether to recover the game; elsewhere, or if the answer is no, says how to. */
export async function offerRecovery(
  saves: Saves,
  name: string,
  problem: string,
): Promise<{ notice: string } | { sentence: string }> {
  const recovery = await recoveryOf(saves, name)
  if (!recovery) return { sentence: problem }
  const found = `${printable(problem)} ${aboutRecovery(recovery)} The damaged file will be kept.`
  const answer = await askAtTerminal(`${found}\nGo back to it? (yes/no) `)
  if (answer === null) return { sentence: `${problem} ${offer(saves, name, recovery)}` }
  if (!/^y(es)?$/i.test(answer)) return { sentence: `Nothing was changed. ${offer(saves, name, recovery)}` }
  return { notice: told(recovery, recover(saves, name, recovery)) }
}

const told = (recovery: Recovery, aside: readonly string[]): string =>
  `Recovered from ${recovery.from}. ${aboutRecovery(recovery)}${aside.length === 0 ? '' : ` What was damaged is kept as ${aside.join(', ')}.`}`

export async function recoverSave(saves: Saves, name: string, isJson: boolean): Promise<void> {
  if (!saves.names().includes(name)) return restoreSave(saves, name, isJson)
  await holding(saves, name, async () => {
    const recovery = await recoveryOf(saves, name)
    if (!recovery) return refuse(saves, name)
    const aside = recover(saves, name, recovery)
    const { from, missing, save } = recovery
    if (isJson) process.stdout.write(`${printableJson({ name, from, choices: save.seq, missing, aside })}\n`)
    else
      process.stdout.write(
        `${told(recovery, aside)} Continue with: ${printable(toType('resume', name, saves.asked))}\n`,
      )
  })
}

/** Takes a removed game out of the trash. */
function restoreSave(saves: Saves, trashed: string, isJson: boolean): void {
  if (!saves.trashed().includes(trashed)) return fail(noSuchGame(trashed, saves), EXIT.failed)
  const name = saves.restore(trashed)
  if (isJson) process.stdout.write(`${printableJson({ name, from: 'trash' })}\n`)
  else
    process.stdout.write(
      `The game ${name} is out of the trash. Continue with: ${toType('resume', name, saves.asked)}\n`,
    )
}

async function refuse(saves: Saves, name: string): Promise<void> {
  const { readSave } = await import('../../table/save.ts')
  const file = saves.read(name)
  const result = 'problem' in file ? file : await readSave(file.bytes, saves.pathOf(name), saves.app)
  if ('save' in result)
    fail(
      `The game ${name} is whole: nothing was changed. "${toType('resume', name, saves.asked)}" continues it.`,
      EXIT.failed,
    )
  else
    fail(
      `The game ${name} cannot be recovered: ${result.problem.expected}${'isNewer' in result && result.isNewer ? '' : ' There is no whole copy of it. Nothing was changed.'}`,
      EXIT.saveDamaged,
    )
}
