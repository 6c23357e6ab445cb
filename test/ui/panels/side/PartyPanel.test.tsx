// The others beside the map: two rows each, three where the haunt counts something.
import { expect, test } from 'vitest'
import { PartyPanel } from '../../../../src/ui/panels/side/PartyPanel.tsx'
import { drawn, firstScene } from '../../../support/panel.tsx'

const scene = firstScene()

test('who and where, then traits and things', () => {
  expect(drawn(<PartyPanel scene={scene} width={35} rows={4} />)).toEqual([
    '  2  Bob Sallow       Entrance Hall',
    '     Sp5 Mi4 Sa3 Kn4',
    '  3  Cora Thrale      Entrance Hall',
    '     Sp4 Mi4 Sa4 Kn4',
  ])
})

test('a blank row stands between people where there is room', () => {
  expect(drawn(<PartyPanel scene={scene} width={35} rows={5} />)[2]).toBe('')
})

test('a person who finds no room is left out whole', () => {
  expect(drawn(<PartyPanel scene={scene} width={35} rows={3} />)).toHaveLength(2)
})

test('a room whose name is too long has its short one, or none', () => {
  expect(drawn(<PartyPanel scene={scene} width={24} rows={4} />, 24)[0]).toBe('  2  Bob Sallow  EntHall')
  expect(drawn(<PartyPanel scene={scene} width={18} rows={4} />, 18)[0]).toBe('  2  Bob Sallow')
})
