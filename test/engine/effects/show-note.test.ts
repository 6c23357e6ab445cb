import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = { ...NO_TRAITOR, notes: [{ id: 'ballot', name: 'last Ballot' }] }
const show = { 'show-note': { note: 'ballot', of: { all: 'people', but: 'me' } } }

test('given notes, when they are shown, then all hear them and every view has them', async () => {
  const table = await trying([show], { haunt })
  table.state.haunt!.notes = {
    ballot: { bob: { says: 'alice', shown: false }, alice: { says: 'bob', shown: false } },
  }
  const notes = (seat: number) => viewFor(table.catalog, table.state, seat).haunt!.notes.ballot
  expect(sentenceOf(table)).toBe("all are told each other person's last Ballot")
  expect(notes(2)).toEqual({ bob: { says: null, shown: false }, alice: { says: null, shown: false } })
  expect(notes(1)).toMatchObject({ bob: { says: 'alice' }, alice: { says: null } })
  expect(changesOf(table)).toEqual({ news: 1 })
  table.choose('try:a')
  expect(table.told('note-shown')).toEqual([
    { kind: 'note-shown', rules: ['L-INFO-03'], note: 'ballot', who: 'bob', says: 'alice' },
    { kind: 'note-shown', rules: ['L-INFO-03'], note: 'ballot', who: 'cora', says: null },
  ])
  expect(notes(2)).toEqual({ bob: { says: 'alice', shown: true }, alice: { says: null, shown: false } })
})
