/** The drawings of a chronicle's page, as SVG: a time line, a family tree and the house by floors. */
import type { Member } from './box.ts'
import type { Chronicle, ChronicleChapter, ChronicleFamily, ChronicleTile } from './chronicle.ts'
import { escaped } from './escaped.ts'

/** Ids of families are the colours of their cards. */
const COLOURS: Record<string, string> = {
  red: '#d9665a',
  blue: '#6a9fd8',
  green: '#79b36b',
  yellow: '#d9b84a',
  purple: '#a888c8',
}
const colourOf = (family: string): string => COLOURS[family] ?? '#d6d0c4'
const LINE = '#6b5f43'

const svg = (width: number, height: number, label: string, inner: readonly string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">${inner.join('')}</svg>`

const write = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}"${more}>${escaped(text)}</text>`
const MIDDLE = ' text-anchor="middle"'
const DIM = ' class="dim"'

const shorter = (text: string, most: number): string =>
  [...text].length > most
    ? `${[...text]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text

/** Years run from left to right; a game is a circle, full if day came, with a cross for each of the dead. */
export function timeLine(chapters: readonly ChronicleChapter[]): string {
  const step = 190
  const width = step * chapters.length
  const at = (n: number) => step / 2 + n * step
  return svg(width, 130, 'Time line', [
    `<line x1="0" y1="60" x2="${width}" y2="60" stroke="${LINE}"/>`,
    ...chapters.flatMap((chapter, n) => [
      `<circle cx="${at(n)}" cy="60" r="9" stroke="#e8c98a" fill="${chapter.isWon ? '#e8c98a' : '#14161b'}"><title>${escaped(`Won by ${chapter.winner}`)}</title></circle>`,
      write(at(n), 30, String(chapter.year), MIDDLE),
      write(at(n), 90, shorter(chapter.name, 28), MIDDLE),
      write(at(n), 106, shorter(chapter.haunt, 30), `${MIDDLE}${DIM}`),
      ...chapter.members
        .filter(({ died }) => died)
        .map(
          ({ name, familyId }, dead) =>
            `<text x="${at(n) + 18 + dead * 12}" y="52" style="fill:${colourOf(familyId)}">†<title>${escaped(name)}</title></text>`,
        ),
    ]),
  ])
}

/** A column a family, a row a game; a line joins each member to the next, unbroken if they are the same person. */
export function familyTree(families: readonly ChronicleFamily[]): string {
  const sittings = [
    ...new Set(families.flatMap(({ members }) => members.map(({ sitting }) => sitting))),
  ].sort((a, b) => a - b)
  const [column, row] = [165, 74]
  const x = (n: number) => 60 + n * column
  const y = (sitting: number) => 50 + sittings.indexOf(sitting) * row
  const yearOf = (sitting: number) =>
    families.flatMap(({ members }) => members).find((one) => one.sitting === sitting)!.year
  return svg(60 + column * families.length, 50 + row * sittings.length, 'Family tree', [
    ...sittings.map((sitting) => write(4, y(sitting) + 20, String(yearOf(sitting)), DIM)),
    ...families.flatMap(({ id, name, members }, n) => [
      write(x(n) + 4, 24, shorter(name, 22), ` style="fill:${colourOf(id)};font-size:14px"`),
      ...members.slice(1).map((member, before) => {
        const [from, to] = [y(members[before]!.sitting) + 44, y(member.sitting)]
        const dashes = member.again ? '' : ' stroke-dasharray="3 4"'
        return `<line x1="${x(n) + 75}" y1="${from}" x2="${x(n) + 75}" y2="${to}" stroke="${colourOf(id)}"${dashes}/>`
      }),
      ...members.map((member) => person(member, x(n), y(member.sitting), id)),
    ]),
  ])
}

function person(member: Member, x: number, y: number, family: string): string {
  const { name, age, died, traitor, fate } = member
  const facts = [String(age), ...(died ? ['† died'] : []), ...(traitor ? ['a traitor'] : [])]
  return [
    `<g><title>${escaped(`${name}, ${facts.join(', ')}${fate ? `. ${fate}` : ''}`)}</title>`,
    `<rect x="${x}" y="${y}" width="150" height="44" rx="3" fill="#1d2027" stroke="${colourOf(family)}"${died ? ' stroke-opacity=".45"' : ''}/>`,
    write(x + 8, y + 18, shorter(name, 20)),
    write(x + 8, y + 34, shorter(facts.join(', '), 28), DIM),
    '</g>',
  ].join('')
}

const FLOORS: [region: string, name: string][] = [
  ['upper', 'Upper floor'],
  ['ground', 'Ground floor'],
  ['basement', 'Basement'],
  ['outside', 'Outside'],
]
const ACROSS = 6
const SIZE = 104

/** Rooms by floor: the house is laid out anew in every game, so that they have no lasting places. */
export function houseMap(house: readonly ChronicleTile[], families: Chronicle['families']): string {
  const known = FLOORS.map(([region]) => region)
  let top = 0
  const floors = FLOORS.flatMap(([region, name]) => {
    const tiles = house.filter((tile) => (known.includes(tile.region) ? tile.region : 'ground') === region)
    if (tiles.length === 0) return []
    const drawn = [write(2, top + 18, name, DIM)]
    for (const [n, tile] of tiles.entries())
      drawn.push(room(tile, (n % ACROSS) * SIZE + 2, top + 26 + Math.floor(n / ACROSS) * SIZE, families))
    top += 40 + Math.ceil(tiles.length / ACROSS) * SIZE
    return drawn
  })
  return svg(ACROSS * SIZE + 4, Math.max(top, 20), 'The house', floors)
}

const NOTCHES: Record<string, (x: number, y: number, side: number) => [number, number, number, number]> = {
  north: (x, y, side) => [x + side / 2 - 10, y, x + side / 2 + 10, y],
  south: (x, y, side) => [x + side / 2 - 10, y + side, x + side / 2 + 10, y + side],
  west: (x, y, side) => [x, y + side / 2 - 10, x, y + side / 2 + 10],
  east: (x, y, side) => [x + side, y + side / 2 - 10, x + side, y + side / 2 + 10],
}

function room(tile: ChronicleTile, x: number, y: number, families: Chronicle['families']): string {
  const side = SIZE - 10
  const nameOf = (id: string) => families.find((family) => family.id === id)?.name ?? id
  const doors = tile.doors.flatMap((way) => {
    const notch = NOTCHES[way]?.(x, y, side)
    return notch
      ? [
          `<line x1="${notch[0]}" y1="${notch[1]}" x2="${notch[2]}" y2="${notch[3]}" stroke="#14161b" stroke-width="3"/>`,
        ]
      : []
  })
  const ghosts = Array.from(
    { length: tile.circles },
    (_, n) =>
      `<circle cx="${x + 12 + n * 14}" cy="${y + 46}" r="5" stroke="#8fb7b0" fill="${n < tile.ghosts ? '#8fb7b0' : 'none'}"/>`,
  )
  const crests = tile.crests.map(
    (family, n) =>
      `<path d="M${x + 6 + n * 15} ${y + 58}h11v7l-5.5 6l-5.5 -6z" fill="${colourOf(family)}"><title>${escaped(`The crest of ${nameOf(family)}`)}</title></path>`,
  )
  const words = [...(tile.passage ? ['passage'] : []), ...tile.stickers]
  return [
    `<g><title>${escaped([tile.name, ...tile.marks].join(', '))}</title>`,
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="#1d2027" stroke="${tile.marks.length > 0 ? '#e8c98a' : '#555'}"/>`,
    ...doors,
    ...twoRows(tile.name).map((part, n) => write(x + 6, y + 17 + n * 13, part, ' style="font-size:11px"')),
    ...ghosts,
    ...crests,
    write(x + 6, y + side - 7, shorter(words.join(', '), 17), DIM),
    '</g>',
  ].join('')
}

/** A name that is too long for its room goes on in a second row. */
function twoRows(name: string): string[] {
  if (name.length <= 15) return [name]
  const cut = name.lastIndexOf(' ', 15)
  return cut < 0 ? [shorter(name, 15)] : [name.slice(0, cut), shorter(name.slice(cut + 1), 15)]
}
