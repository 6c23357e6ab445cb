/**
 * What a word of each kind brings. A word never imports the other words: its schema is a function of the kit,
 * its evaluation of the reader, its sentence of the voice that says it, so that files of words need no cycle.
 */
import type { z } from 'zod'
import type { CharacterId, Region, TileId } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Scope } from '../state/flow.ts'
import type { FactName } from './facts.ts'
import type { Kit } from './kit.ts'
import type { Never, Outlook } from './never.ts'
import type { Place, PlaceOf } from './place.ts'
import type { Moment, Reader } from './reader.ts'
import type { Home, Say } from './say.ts'
import type { Want } from './want.ts'
import type {
  Compare,
  Condition,
  ConditionWords,
  PassiveWords,
  Tiles,
  TilesWords,
  Value,
  ValueWords,
  Who,
  WhoWords,
} from './words.ts'

export interface ConditionWord<K extends keyof ConditionWords, C = ConditionWords[K]> {
  schema: (kit: Kit) => z.ZodType<C>
  holds: (read: Reader) => (play: Play, condition: C, scope: Scope, moment?: Moment) => boolean
  /** A clause: "you are here", or with `yes` false that it is not so. */
  sentence: (condition: C, say: Say, yes: boolean) => string
  place: Place | ((condition: C, of: PlaceOf) => Place)
  /** Whether it holds for the reader, as far as the reader is known; null if that cannot be said. */
  isSo?: (condition: C, say: Say) => boolean | null
  /** What would make it true, and what false; left out if nobody can do anything about it. */
  wants?: (read: Reader) => (play: Play, condition: C, scope: Scope) => Want | null
  unwants?: (read: Reader) => (play: Play, condition: C, scope: Scope) => Want | null
  /** How likely it is to hold, if that cannot be looked up yet; null if it can. */
  chance?: (play: Play, condition: C, scope: Scope) => number | null
  /** The tiles it asks `me` to be on. */
  askedTiles?: (condition: C) => Tiles | null
  /** Why nothing in a haunt can ever make it true; null if something may. */
  never?: (condition: C, outlook: Outlook) => Never | null
  /** Secrets that lie face up if it holds. */
  shows?: (condition: C, of: (condition: Condition) => readonly string[]) => readonly string[]
  /** The conditions that all have to hold for it. */
  parts?: (condition: C) => readonly Condition[]
  /** Conditions of which at least one must hold. */
  options?: (condition: C) => readonly Condition[]
  /** Conditions of which so many must hold. */
  enough?: (condition: C) => { of: readonly Condition[]; atLeast: Value }
  /** The condition that must not hold. */
  denies?: (condition: C) => Condition
}

/** What selectors of people and of tiles have in common. */
interface Selector<S> {
  /** Its value if the word stands alone: `me`, `here`. */
  means?: string
  /** Of those that are a map. */
  schema?: (kit: Kit) => z.ZodType<S>
  place: Place | ((selector: S, of: PlaceOf) => Place)
  /** It is `target`, or where `target` is. */
  isTarget?: true
  /** Fields in which `target` is the one asked about. */
  givesTarget?: readonly string[]
  /** The fact that counts them. */
  fact?: (selector: S) => FactName
  never?: (selector: S, outlook: Outlook) => Never | null
  /** Several: "heroes here", "outside tiles". */
  many?: (selector: S, say: Say) => string
  /** The singular noun for counting: "hero here"; null if there is none. */
  each?: (selector: S, say: Say) => string | null
  /** That there is one, or none. */
  exists?: (selector: S, say: Say, yes: boolean) => string
}

export interface WhoWord<K extends keyof WhoWords, W = WhoWords[K]> extends Selector<W> {
  /** Explorers in table order from the left of `me` first, then monsters by number. */
  find: (read: Reader) => (play: Play, who: W, scope: Scope) => CharacterId[]
  /** Does it tell who is on which side, and who the traitor is? */
  tellsSide?: (who: W) => boolean
  isTraitor?: (who: W) => boolean
  /** As an object: "you", "them", "each monster here". */
  whom: (who: W, say: Say) => string
  /** As a subject: "you", "they"; as an object by default. */
  subject?: (who: W, say: Say) => string
  /** "your"; empty if it has none of its own. */
  possessive?: (say: Say) => string
  /** You and they carry; he, she or it carries. */
  isPlural?: (say: Say) => boolean
  /** One to be picked: "a hero here". */
  one?: (who: W, say: Say) => string
  /** The group as a plural: "the heroes here". */
  several?: (who: W, say: Say) => string
  /** Membership as a predicate: "a hero here", "in their own body". */
  among?: (who: W, say: Say, guest: Who) => string
}

export interface TilesWord<K extends keyof TilesWords, T = TilesWords[K]> extends Selector<T> {
  find: (read: Reader) => (play: Play, tiles: T, scope: Scope) => TileId[]
  /** Is this tile among them? Answered without a list where that is quicker. */
  has?: (read: Reader) => (play: Play, id: TileId, tiles: T, scope: Scope) => boolean
  /** Would a tile newly found in this region be among them, whichever tile it is? */
  wouldHave?: (read: Reader) => (play: Play, region: Region, tiles: T, scope: Scope) => boolean
  /** Those whose tiles these are. */
  whose?: (tiles: T) => Who
  /** Named by kind, so that a member may not be on the table yet. */
  mayBeUnfound?: true
  /** One of them: "an adjacent tile". */
  tile: (tiles: T, say: Say) => string
  /** Any one of them: "an omen tile"; as above by default. */
  aTile?: (tiles: T, say: Say) => string
  /** Being there: "here", "on an adjacent tile". */
  at?: (tiles: T, say: Say) => string
  /** The one among them: "the omen tile", "whichever of the Crypt or the Stable is". */
  which?: (tiles: T, say: Say) => string
  /** All but them: " except your tile". */
  except?: (tiles: T, say: Say) => string
  /** The region they are in: "your region". */
  region?: (tiles: T, say: Say) => string
}

export interface ValueWord<K extends keyof ValueWords, V = ValueWords[K]> {
  schema: (kit: Kit) => z.ZodType<V>
  number: (read: Reader) => (play: Play, value: V, scope: Scope, moment?: Moment) => number
  sentence: (value: V, say: Say) => string
  place: Place | ((value: V, of: PlaceOf) => Place)
  /** The singular noun for counting: "ghost here"; null if there is none. */
  each?: (value: V, say: Say) => string | null
  /** With its unit beside each number, and what the number depends on after both. */
  inParts?: (value: V, say: Say, wording: (part: string) => string) => string
  /** That it compares so; "the … is 3 or more" by default. */
  compared?: (value: V, say: Say, comparison: Compare, yes: boolean) => string
  /** Needs that raise it by an amount; a negative amount lowers it. */
  wants?: (play: Play, value: V, by: number, scope: Scope) => Want | null
  /** The number for a table size, if it depends on nothing else; null if a part of it is unknown. */
  fixed?: (value: V, of: (value: Value) => number | null, table: number) => number | null
  /** Its upper bound; 1 if unknown. */
  most?: (value: V, of: (value: Value) => number) => number
  /** Its expected value. */
  expected?: (value: V, of: (value: Value) => number, chance: (condition: Condition) => number) => number
  /** Conditions that would raise it. */
  helps?: (value: V, of: (value: Value) => readonly Condition[]) => readonly Condition[]
}

/** When something happens by itself, and how that is told. */
export interface TriggerWord {
  means: string
  /** To the one it befalls. */
  yours: string
  /** Of somebody else: WHO stands for them. */
  theirs: string
  /** On a tile, to those who come there. */
  here?: string
  /** Of a monster. */
  its?: string
  /** Does it have a `target`? */
  givesTarget?: true
}

export interface PassiveWord<K extends keyof PassiveWords, P = PassiveWords[K]> {
  schema: (kit: Kit) => z.ZodType<P>
  /** Said of the bearer, or of somebody else it was laid on, without its condition. */
  sentence: (passive: P, say: Say, on: Who, home: Home) => string
  /** Is the one it lies on worse off for it? */
  harms?: (passive: P, value: (value: Value) => number) => boolean
  /** Its value to the affected character, in turns; left out if it has the default value. */
  turns?: number
}
