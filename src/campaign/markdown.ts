/** A chronicle as lines of Markdown; names that players wrote are told as text and nothing else. */
import type { Chronicle } from './chronicle.ts'

const safe = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)

export function markdownOf(
  name: string,
  { families, chapters, ledger, house, cards, doors }: Chronicle,
): string[] {
  return [
    `# ${safe(name)}`,
    ...(chapters.length === 0 ? ['', 'Nothing has been written yet.'] : []),
    ...chapters.flatMap((chapter) => [
      '',
      `## ${chapter.year}: ${safe(chapter.name)}`,
      '',
      ...chapter.members.map(
        ({ name: who, age, family, died, traitor, fate }) =>
          `- ${safe(who)} ${safe(family)}, ${age}${died ? ', died' : ''}${traitor ? ', a traitor' : ''}${fate ? `. ${safe(fate)}` : ''}`,
      ),
      '',
      `${safe(chapter.haunt)}. Won by ${safe(wonBy(chapter.winner))}.`,
      ...(chapter.ending ? ['', `> ${chapter.ending}`] : []),
      ...(chapter.history ? ['', safe(chapter.history)] : []),
    ]),
    ...section(
      'The families',
      families.map(
        (family) =>
          `${safe(family.name)}: ${family.members.length} came, ${family.heirloomsLeft} heirloom stickers left, ${family.betrayals} betrayals`,
      ),
    ),
    ...section(
      'The ledger',
      ledger.map(({ name: line, value }) => `${line}: ${safe(value)}`),
    ),
    ...section(
      'The house',
      house
        .filter(({ marks }) => marks.length > 0)
        .map(({ tile, marks }) => `${tile}: ${safe(marks.join(', '))}`),
    ),
    ...section(
      'The cards',
      cards.map(
        ({ card, name: own, family, ticks, boxes }) =>
          `${card}${own ? ` “${safe(own)}”` : ''}${family ? `, heirloom of ${safe(family)}` : ''}${boxes > 0 ? `, ${ticks} of ${boxes} boxes` : ''}`,
      ),
    ),
    ...section(
      'The doors',
      doors.map((door) => `${door.name}: ${door.text}`),
    ),
  ]
}

const SIDES: Record<string, string> = { heroes: 'the heroes', traitor: 'the traitor', house: 'the house' }
const wonBy = (winner: string): string => SIDES[winner] ?? winner

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)]
