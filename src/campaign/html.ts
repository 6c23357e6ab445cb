/** A chronicle as one page that needs nothing else: no script, no font, no picture from elsewhere. */
import type { Chronicle, ChronicleChapter } from './chronicle.ts'
import { escaped } from './escaped.ts'
import { familyTree, houseMap, timeLine } from './html-drawings.ts'
import { aboutBoxes, aboutMember, plural } from './words.ts'

const STYLE = `
:root { color-scheme: dark light }
body { background: #14161b; color: #d6d0c4; font: 17px/1.55 Georgia, 'Times New Roman', serif; margin: 0 auto; max-width: 54rem; padding: 2rem 1.2rem 4rem }
h1, h2, h3 { color: #e8c98a; font-weight: normal; letter-spacing: .04em }
h1 { font-size: 2.2rem; margin-bottom: .2rem }
h2 { border-bottom: 1px solid #3a3d46; margin-top: 3rem }
blockquote { border-left: 2px solid #6b5f43; color: #bdb6a6; font-style: italic; margin: 1rem 0; padding-left: 1rem }
figure { margin: 1.5rem 0; overflow-x: auto }
figcaption, .dim { color: #8f8b81; font-size: .85rem }
ul { padding-left: 1.2rem }
table { border-collapse: collapse; width: 100% }
td { border-bottom: 1px solid #2a2d35; padding: .25rem .6rem .25rem 0; vertical-align: top }
svg { display: block; height: auto; max-width: 100% }
svg text { fill: #d6d0c4; font: 12px Georgia, serif }
svg .dim { fill: #8f8b81; font-size: 10px }
@media print { body { background: #fff; color: #000 } h1, h2, h3 { color: #000 } svg { background: #14161b } }
`

export function htmlOf(name: string, chronicle: Chronicle): string {
  const { families, chapters, ledger, house, gone, cards, doors } = chronicle
  const years = chapters.map(({ year }) => year)
  const span = years.length === 0 ? 'Nothing has been written yet.' : `${years[0]} to ${years.at(-1)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(name)}: the chronicle of a house</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(name)}</h1>
<p class="dim">${escaped(span)}</p>
${chapters.length > 0 ? figure(timeLine(chapters), 'The time line: each game, how it ended, and who died') : ''}
${chapters.map(chapterSection).join('\n')}
${families.length > 0 ? `<h2>The families</h2>${figure(familyTree(families), 'The family tree: who came, and what became of them')}${families.map(familySection).join('')}` : ''}
<h2>The house</h2>
${figure(houseMap(house, families), 'The house by floors, with what has been put on its rooms for good')}
${list([...house.filter(({ marks }) => marks.length > 0).map((tile) => `${tile.name}: ${tile.marks.join(', ')}`), ...gone.map((tile) => `${tile}: gone`)])}
${section(
  'The cards',
  cards.map(
    ({ card, name: own, family, ticks, boxes }) =>
      `${card}${own ? `, called ${own}` : ''}${family ? `, heirloom of ${family}` : ''}${aboutBoxes(ticks, boxes)}`,
  ),
)}
${section(
  'The doors',
  doors.map((door) => `${door.name}: ${door.text}`),
)}
${ledger.length > 0 ? `<h2>The ledger</h2><table>${ledger.map((line) => `<tr><td>${escaped(line.name)}</td><td>${escaped(line.value)}</td></tr>`).join('')}</table>` : ''}
</body>
</html>
`
}

const figure = (drawing: string, caption: string): string =>
  `<figure>${drawing}<figcaption>${escaped(caption)}</figcaption></figure>`

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<h2>${escaped(title)}</h2>${list(lines)}`

function chapterSection(chapter: ChronicleChapter): string {
  return `<section id="y${chapter.year}">
<h2>${chapter.year}: ${escaped(chapter.name)}</h2>
${list(chapter.members.map((member) => aboutMember(member, member.family)))}
${chapter.entries.map(({ number, text }) => `<blockquote>${escaped(text)} <span class="dim">${number}</span></blockquote>`).join('')}
<p>${escaped(chapter.haunt)}. Won by ${escaped(chapter.winner)}.</p>
${chapter.ending ? `<blockquote>${escaped(chapter.ending)}</blockquote>` : ''}
${chapter.history.map((line) => `<p>${escaped(line)}</p>`).join('')}
${chapter.changed.length > 0 ? `<h3>What changed</h3>${list(chapter.changed)}` : ''}
</section>`
}

const familySection = ({
  name,
  heirlooms,
  heirloomsLeft,
  betrayals,
}: Chronicle['families'][number]): string =>
  `<p>${escaped(name)}: ${plural(heirloomsLeft, 'heirloom sticker')} left, ${plural(betrayals, 'betrayal')}.${
    heirlooms.length > 0 ? ` Heirlooms: ${escaped(heirlooms.join(', '))}.` : ''
  }</p>`
