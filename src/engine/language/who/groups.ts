/** The words for groups, and whom each covers (L-CORE-05..10). They stand together: each is a side of the others. */
import type { CharacterId, ExplorerId, MonsterId } from '../../ids.ts'
import type { Play } from '../../play.ts'
import { explorerOf } from '../../state/characters.ts'
import type { Scope } from '../../state/flow.ts'
import { areOpponents } from '../../state/sides.ts'

export type Group = 'everyone' | 'heroes' | 'monsters' | 'opponents' | 'people' | 'players' | 'traitors'

interface GroupWord {
  means: string
  one: string
  many: string
  /** Members are known to be on a side. */
  isSide: boolean
  /** Of the explorers and monsters there are, all living or all dead. */
  covers: (play: Play, explorers: ExplorerId[], monsters: MonsterId[], scope: Scope) => CharacterId[]
}

const heroes: GroupWord = {
  means: 'explorers on the side of the heroes',
  one: 'hero',
  many: 'heroes',
  isSide: true,
  covers: ({ state }, explorers) => explorers.filter((id) => explorerOf(state, id).team === 'heroes'),
}

const traitors: GroupWord = {
  means: 'explorers on the side of the traitor',
  one: 'traitor',
  many: 'traitors',
  isSide: true,
  covers: ({ state }, explorers) => explorers.filter((id) => explorerOf(state, id).team === 'traitor'),
}

const players: GroupWord = {
  means: 'all explorers',
  one: 'player',
  many: 'players',
  isSide: false,
  covers: (_play, explorers) => explorers,
}

const people: GroupWord = {
  means: 'all explorers, as players',
  one: 'person',
  many: 'people',
  isSide: false,
  covers: (_play, explorers) => explorers,
}

const monsters: GroupWord = {
  means: 'all monsters',
  one: 'monster',
  many: 'monsters',
  isSide: false,
  covers: (_play, _explorers, monsters) => monsters,
}

const everyone: GroupWord = {
  means: 'explorers and monsters; where a monster does it, all but that one',
  one: 'person or monster',
  many: 'people and monsters',
  isSide: false,
  // L-AMB-78: a monster is spared what comes of itself.
  covers: (_play, explorers, monsters, { me }) => [...explorers, ...monsters.filter((id) => id !== me)],
}

const opponents: GroupWord = {
  means: 'whoever is against me',
  one: 'opponent',
  many: 'opponents',
  isSide: true,
  covers: (play, explorers, monsters, { me }) =>
    [...explorers, ...monsters].filter((id) => areOpponents(play, me, id)),
}

export const GROUPS: Readonly<Record<Group, GroupWord>> = {
  everyone,
  heroes,
  monsters,
  opponents,
  people,
  players,
  traitors,
}
