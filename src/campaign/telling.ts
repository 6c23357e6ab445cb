/** A campaign told in lines of plain text, one topic at a time: for the verbs of a game, and between games. */
import type { Catalog } from '../engine/language/defs.ts'
import type { Change } from '../engine/state/legacy.ts'
import type { CampaignRecord } from '../table/campaign-record.ts'
import { applyAll, type Box } from './box.ts'
import { type Chronicle, chronicleOf } from './chronicle.ts'
import { aboutBoxes, aboutMember, plural } from './words.ts'

/** What the verbs of a game tell: the games before it, and this one as far as it has come. */
export const recordOf = (
  catalog: Catalog,
  box: Box,
  before: readonly (readonly Change[])[],
): CampaignRecord => {
  const now = (tonight: readonly Change[]) =>
    chronicleOf(catalog, applyAll(box, tonight), [...before, tonight])
  return {
    chronicle: (tonight) => storyLines(now(tonight)),
    family: (tonight) => familyLines(now(tonight)),
    house: (tonight) => houseLines(now(tonight)),
    ledger: (tonight) => ledgerLines(now(tonight)),
  }
}

export function storyLines({ chapters }: Chronicle): string[] {
  if (chapters.length === 0) return ['No chapter has ended yet.']
  return chapters.flatMap((chapter) => [
    `${chapter.year}, ${chapter.name}: ${chapter.haunt}, won by ${chapter.winner}.`,
    ...(chapter.ending ? [chapter.ending] : []),
    ...chapter.members.map((member) => `${aboutMember(member, member.family)}.`.replace('..', '.')),
    ...chapter.history,
    ...(chapter.changed.length > 0 ? [`What changed: ${chapter.changed.join(' ')}`] : []),
  ])
}

export function familyLines({ families }: Chronicle): string[] {
  if (families.length === 0) return ['Nobody has come to the house yet.']
  return families.flatMap(({ name, members, heirloomsLeft, betrayals, heirlooms }) => [
    `${name}: ${plural(heirloomsLeft, 'heirloom sticker')} left, ${plural(betrayals, 'betrayal')}.`,
    ...members.map((member) => `  ${member.year}  ${aboutMember(member)}`),
    ...(heirlooms.length > 0 ? [`  Heirlooms: ${heirlooms.join(', ')}`] : []),
  ])
}

export function houseLines({ house, gone, cards, doors }: Chronicle): string[] {
  const marked = house.filter(({ marks }) => marks.length > 0)
  return [
    `${plural(house.length, 'room')} can be found.${marked.length === 0 ? ' Nothing has been put on them for good yet.' : ''}`,
    ...marked.map(({ name, marks }) => `${name}: ${marks.join(', ')}.`),
    ...(gone.length > 0 ? [`Gone for good: ${gone.join(', ')}.`] : []),
    ...cards.map(
      ({ card, name, family, ticks, boxes }) =>
        `${card}${name ? `, called ${name}` : ''}${family ? `, heirloom of the ${family} family` : ''}${aboutBoxes(ticks, boxes)}.`,
    ),
    ...doors.map((door) => `The door of ${door.name}: ${door.text}`),
  ]
}

export function ledgerLines({ ledger }: Chronicle): string[] {
  if (ledger.length === 0) return ['Nothing stands in the ledger yet.']
  return ledger.map(({ name, value }) => `${name}: ${value}`)
}
