/** Finds out what a command would choose: runs it on a desk that records choices instead of making them. */
import { choiceOf } from '../prose/choices.ts'
import { system } from '../prose/said.ts'
import { runCommand } from './commands.ts'
import { type Desk, freshMemory, type Understood } from './desk.ts'
import { exactVerb } from './verbs.ts'
import { wordsOf } from './words.ts'

export function understand(desk: Desk, command: string): Understood {
  const verb = exactVerb(wordsOf(command)[0] ?? '')
  if (verb?.free)
    return {
      said: [system(`${verb.name.toUpperCase()} rolls no dice: it is free and changes nothing.`)],
    }
  const scene = desk.scene()
  const meant: { key: string; name: string }[] = []
  const { thing, person, numbered } = desk.memory
  const memory = { ...freshMemory(), thing, person, numbered }
  const noting: Desk = {
    table: desk.table,
    seat: desk.seat,
    memory,
    width: desk.width,
    rules: desk.rules,
    scene: () => scene,
    choose: (key, understood) => {
      meant.push({ key, name: understood ?? choiceOf(scene, key).label })
      // Nothing was chosen, so the rest of the command cannot follow.
      return { said: [], refused: true }
    },
    understand: () => ({ said: [] }),
  }
  const { said } = runCommand(noting, command)
  if (meant.length > 0) return { meant: meant.slice(0, 1) }
  for (const run of memory.unclear?.runs ?? []) run()
  return meant.length > 0 ? { meant } : { said }
}
