/** A chronicle as lines of Markdown; names that players wrote are told as text and nothing else. */
import type { Chronicle, ChronicleChapter } from './chronicle.ts'
import { aboutBoxes, aboutMember } from './words.ts'

const safe = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)

export function markdownOf(
  name: string,
  { families, chapters, ledger, house, gone, cards, doors }: Chronicle,
): string[] {
  return [
    `# ${safe(name)}`,
    ...(chapters.length === 0 ? ['', 'Nothing has been written yet.'] : []),
    ...chapters.flatMap(chapterLines),
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
    ...section('The house', [
      ...house
        .filter(({ marks }) => marks.length > 0)
        .map(({ name: tile, marks }) => `${tile}: ${safe(marks.join(', '))}`),
      ...gone.map((tile) => `${tile}: gone`),
    ]),
    ...section(
      'The cards',
      cards.map(
        ({ card, name: own, family, ticks, boxes }) =>
          `${card}${own ? ` “${safe(own)}”` : ''}${family ? `, heirloom of ${safe(family)}` : ''}${aboutBoxes(ticks, boxes)}`,
      ),
    ),
    ...section(
      'The doors',
      doors.map((door) => `${door.name}: ${door.text}`),
    ),
  ]
}

function chapterLines(chapter: ChronicleChapter): string[] {
  return [
    '',
    `## ${chapter.year}: ${safe(chapter.name)}`,
    '',
    ...chapter.members.map((member) => `- ${safe(aboutMember(member, member.family))}`),
    ...chapter.entries.flatMap(({ number, text }) => ['', `> ${safe(text)} (${number})`]),
    '',
    `${safe(chapter.haunt)}. Won by ${safe(chapter.winner)}.`,
    ...(chapter.ending ? ['', `> ${safe(chapter.ending)}`] : []),
    ...chapter.history.flatMap((line) => ['', safe(line)]),
    ...(chapter.changed.length > 0 ? ['', ...chapter.changed.map((line) => `- ${safe(line)}`)] : []),
  ]
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)]
