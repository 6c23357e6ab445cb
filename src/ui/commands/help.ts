/** HELP: the verbs for this moment, the whole list, or one of them. */
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { canDo } from './refuse.ts'
import { meaningsOf, VERBS, type Verb, wordsIn } from './verbs.ts'

const line = ({ name, usage, also, help }: Verb): string => {
  const others = [name, ...also].filter((word) => word !== usage.split(' ', 1)[0])
  return `${usage}${others.length > 0 ? ` (also ${others.join(', ')})` : ''}: ${help}`
}

const usages = (free: boolean): string =>
  VERBS.filter((verb) => verb.free === free)
    .map(({ usage }) => usage)
    .join(', ')

export function help(scene: Scene, words: readonly string[]): Said[] {
  const [word] = words
  if (word && word !== 'all') return one(scene, word)
  const { decision } = scene.view
  const now = decision
    ? decision.kind === 'main' || decision.kind === 'monster'
      ? canDo(scene, decision.choices)
      : 'Something must be answered: type its number or its words. Looking about costs nothing.'
    : 'Nothing is asked of you now.'
  return [
    system(now),
    ...(word === 'all'
      ? VERBS.map((verb) => system(line(verb)))
      : [
          system(`To do: ${usages(false)}.`),
          system(`To look about, at no cost: ${usages(true)}.`),
          system('HELP and a verb explains it, HELP ALL explains all of them.'),
        ]),
    system(
      `Action words, when something you carry, the room or the haunt has them: ${wordsIn(scene.catalog).join(', ')}.`,
    ),
    system('Short forms do: "lo" for look, "x bel" for the Bells. Several commands: n; n; search.'),
  ]
}

function one(scene: Scene, word: string): Said[] {
  const meanings = meaningsOf(word, scene.catalog)
  if (meanings.length === 0) return [system(`There is no verb "${word}". HELP alone lists all of them.`)]
  return meanings.map((meaning) =>
    system(
      'verb' in meaning
        ? line(meaning.verb)
        : `${meaning.word.toUpperCase()}: an action word; once a turn, by whatever card, room or haunt has it (L-ACT-06).`,
    ),
  )
}
