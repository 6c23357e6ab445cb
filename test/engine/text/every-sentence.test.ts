// Every sentence that the shipped content makes, for a table of four: read it whole after a change of words.
import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { rulesetOf } from '../../../src/engine/game.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { pageOf, told } from '../../../src/ui/prose/page.ts'

const catalog = await loadCatalog()
const table = rulesetOf(catalog.edition).scaling.indexOf(4)

function everySentence(): string {
  const sentences = sentencesOf(catalog, { table })
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...lines].join('\n  ')] : []
  return [
    ...Object.values(catalog.tiles).flatMap((tile) => part(tile.name, sentences.tile(tile))),
    ...Object.values(catalog.cards).flatMap((card) => part(card.name, sentences.card(card))),
    ...Object.values(catalog.haunts).flatMap((haunt) => {
      // As a hero reads it, and as the traitor does; Ned set it off.
      return (['heroes', 'traitor'] as const).flatMap((team) => {
        const reader = { team, revealer: 'Ned', ...(team === 'traitor' && { traitor: 'you' }) }
        const page = pageOf(sentencesOf(catalog, { haunt, table, reader }).haunt(haunt, team))
        return part(`${haunt.number}. ${haunt.name}, ${team}`, page.map(told))
      })
    }),
    '',
  ].join('\n')
}

test('every sentence of the content is as it was read; read the difference, then accept it with -u', async () => {
  await expect(everySentence()).toMatchFileSnapshot('every-sentence.txt')
})

// The worst lines that players met.
test.each([
  /\bto they\b/,
  /do(es)? this:/,
  /is the [A-Z][\w ']* \+ 1/,
  /\bof choice to\b/,
  /^ {2}Setup( of the other side)?: None\.$/m,
  /looks? at 1 card on top of/,
  /\bthe tile of the\b/,
  /\bthe body of the\b/,
  /\bthere is (an?|no) [\w ]+ here\b/,
  /\benough\b/,
  /\bor on the (Kitchen|Library|Crypt|Well)\b/,
])('no sentence has %s in it', (bad) => {
  expect(everySentence()).not.toMatch(bad)
})
