/** HELP: the verbs for this moment, the whole list, or one of them. */
import { cite } from '../prose/cite.ts'
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
      : 'Answer the open question: type a number or its words. Looking around is free.'
    : 'You have nothing to decide now.'
  return [
    system(now),
    ...(word === 'all'
      ? VERBS.map((verb) => system(line(verb)))
      : [
          system(`To do: ${usages(false)}.`),
          system(`Free, at any time: ${usages(true)}.`),
          system('HELP VERB explains one verb, HELP ALL explains them all.'),
        ]),
    system(
      `Action words, if a card you carry, the room or the haunt has them: ${wordsIn(scene).join(', ')}.`,
    ),
    system('Short forms work: "lo" for look, "x bel" for the Bells. Several commands: n; n; search.'),
  ]
}

function one(scene: Scene, word: string): Said[] {
  const meanings = meaningsOf(word, scene)
  if (meanings.length === 0) return [system(`There is no verb "${word}". HELP lists all of them.`)]
  return meanings.map((meaning) =>
    system(
      'verb' in meaning
        ? line(meaning.verb)
        : `${meaning.word.toUpperCase()}: an action word; once a turn, on any card, room or haunt that has it${cite(scene, 'L-ACT-06')}.`,
    ),
  )
}
