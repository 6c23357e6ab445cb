/** The living of a group, or the dead: here, other than somebody, if something is so of them. */
import type { CharacterId, ExplorerId } from '../../ids.ts'
import type { Play } from '../../play.ts'
import { findExplorer, keeperOf, tileIdOf } from '../../state/characters.ts'
import type { Scope } from '../../state/flow.ts'
import { aimedAt } from '../../state/scope.ts'
import { most } from '../place.ts'
import type { Reader } from '../reader.ts'
import { an, type Say } from '../say.ts'
import type { WhoWord } from '../word.ts'
import type { Tiles, WhoWords } from '../words.ts'
import { GROUPS, type Group } from './groups.ts'

declare module '../words.ts' {
  interface WhoWords {
    all: { all: Group; at?: Tiles; but?: Who; if?: Condition; dead?: boolean }
  }
}
type All = WhoWords['all']

const NAMES = Object.keys(GROUPS) as [Group, ...Group[]]

function members(play: Play, { all, dead = false }: All, scope: Scope): CharacterId[] {
  const { state } = play
  const first = findExplorer(state, scope.me)?.seat ?? keeperOf(play)?.seat ?? 0
  const seats = state.explorers.length
  const explorers: ExplorerId[] = []
  for (let n = 1; n <= seats; n++) {
    const explorer = state.explorers[(first + n) % seats]!
    if (explorer.dead === dead) explorers.push(explorer.id)
  }
  const monsters = dead ? [] : state.monsters.map(({ id }) => id)
  return GROUPS[all].covers(play, explorers, monsters, scope)
}

/** Those of them on one of these tiles. */
function among(read: Reader, play: Play, ids: CharacterId[], at: Tiles, scope: Scope): CharacterId[] {
  const here = at === 'here' ? tileIdOf(play.state, scope.me) : null
  if (here !== null) return ids.filter((id) => tileIdOf(play.state, id) === here)
  const tiles = read.tilesOf(play, at, scope)
  return ids.filter((id) => tiles.includes(tileIdOf(play.state, id)))
}

/** A group with its qualities: "hero here", "heroes here". */
function noun(who: All, say: Say, number: 'one' | 'many'): string {
  const but = who.but && who.but !== 'me' ? ` except ${say.whom(who.but)}` : ''
  const at = who.at ? ` ${say.at(who.at)}` : ''
  const test = who.if ? ` (if ${say.condition(who.if)})` : ''
  return `${who.dead ? 'dead ' : ''}${GROUPS[who.all][number]}${at}${but}${test}`
}

const other = ({ but }: All): string => (but === 'me' ? 'other ' : '')

export const all: WhoWord<'all'> = {
  schema: ({ z, tiles, who, condition }) =>
    z
      .strictObject({
        all: z.enum(NAMES),
        at: tiles.optional(),
        but: who.optional(),
        if: condition.optional(),
        dead: z.boolean().optional(),
      })
      .describe('the living (with `dead` the dead) of a group; in `if` the one asked about is `target`'),
  find: (read) => (play, who, scope) => {
    let ids = members(play, who, scope)
    if (ids.length === 0) return ids
    if (who.but) {
      const left = read.whoIs(play, who.but, scope)
      ids = ids.filter((id) => !left.includes(id))
    }
    const { at, if: test } = who
    if (at && ids.length > 0) ids = among(read, play, ids, at, scope)
    return test ? ids.filter((id) => read.holds(play, test, aimedAt(scope, id))) : ids
  },
  givesTarget: ['if'],
  tellsSide: ({ all }) => GROUPS[all].isSide,
  isTraitor: ({ all }) => all === 'traitors',
  whom: (who, say) => {
    if (who.all !== 'everyone') return `each ${other(who)}${noun(who, say, 'one')}`
    return `everyone${who.but === 'me' ? ' else' : ''}${noun(who, say, 'one').slice(GROUPS.everyone.one.length)}`
  },
  one: (who, say) => (who.but === 'me' ? `another ${noun(who, say, 'one')}` : an(noun(who, say, 'one'))),
  several: (who, say) => `the ${other(who)}${noun(who, say, 'many')}`,
  many: (who, say) => `${other(who)}${noun(who, say, 'many')}`,
  each: (who, say) => `${other(who)}${noun(who, say, 'one')}`,
  exists: (who, say, yes) => {
    const { at, if: test, ...rest } = who
    const only = test ? ` (if ${say.condition(test)})` : ''
    if (Object.keys(who).length === 1 && !yes) return `no ${noun(who, say, 'one')} is left`
    // "a dead hero is here" rather than "there is a dead hero here".
    if (at)
      return `${yes ? say.one(rest) : `no ${other(rest)}${noun(rest, say, 'one')}`} is ${say.at(at)}${only}`
    return yes ? `there is ${say.one(who)}` : `there is no ${other(who)}${noun(who, say, 'one')}`
  },
  place: ({ at, but, if: test }, of) => most(at ? 'somebody' : 'none', of.who(but), of.condition(test)),
}
