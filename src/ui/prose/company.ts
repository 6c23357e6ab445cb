/** Computer players say a short line at a telling moment, by family, temper and age; each line once an evening. */
import type { Temper } from '../../ai/types.ts'
import type { Happening } from '../../engine/happenings.ts'
import type { SpokenMoment } from '../../engine/language/prose.ts'
import type { Table } from '../../table/table.ts'
import { clean } from './clean.ts'
import { ageOf, filled } from './mood.ts'
import { nameOf } from './names.ts'
import { fresh, type Said } from './said.ts'
import { type Explorer, findExplorer, type Scene, sceneOf } from './scene.ts'

/** Damage at which somebody cries out. */
const PAINFUL = 2
/** Accusations after one vote. */
const ACCUSERS = 2
/** Least probability above an even guess at which a suspicion is voiced. */
const SUSPICIOUS = 1.25

interface Cue {
  on: SpokenMoment
  /** Who says it; null for anybody who can. */
  who: string | null
  about: string | null
}

export class Company {
  readonly #said = new Set<string>()
  /** How many happenings have been heard. */
  #heard: number

  constructor(private readonly table: Table) {
    this.#heard = table.told.length
  }

  /** What is said about everything new that everybody may know; nothing while it is hushed. */
  speak(isHushed: boolean): Said[] {
    const { table } = this
    const happenings = table.told.slice(this.#heard).map(({ happening }) => happening)
    this.#heard = table.told.length
    if (isHushed || happenings.length === 0 || table.isOver) return []
    const scene = sceneOf(table.catalog, table.view(null))
    return happenings
      .filter((one) => !one.seenBy)
      .flatMap((one) => [...cuesFor(one, scene), ...this.#accusations(one, scene)])
      .flatMap((cue) => this.#line(cue, scene))
  }

  /** After an undo, what is still to come has not been heard. */
  takeBack(): void {
    this.#heard = Math.min(this.#heard, this.table.told.length)
  }

  #line({ on, who, about }: Cue, scene: Scene): Said[] {
    const speakers = this.#speakers(scene).filter(({ id }) => id !== about && (who === null || id === who))
    for (const speaker of speakers) {
      const line = this.#lineOf(speaker, on, scene)
      if (line === null) continue
      this.#said.add(line)
      const named = filled(line, { name: about === null ? '' : nameOf(scene, about) })
      return [fresh(`${clean(speaker.name)}: "${named}"`)]
    }
    return []
  }

  /** Living computer players who are not known to be against the heroes; another begins each round. */
  #speakers(scene: Scene): Explorer[] {
    const { explorers, round } = scene.view
    const able = explorers.filter(
      ({ dead, shown }, seat) => !dead && shown !== 'traitor' && this.table.seats[seat]!.by !== 'person',
    )
    const first = able.length === 0 ? 0 : round % able.length
    return [...able.slice(first), ...able.slice(0, first)]
  }

  /** The line that fits best and has not been said. */
  #lineOf({ family, age, seat }: Explorer, on: SpokenMoment, { catalog }: Scene): string | null {
    const temper: Temper = this.table.seats[seat]!.temper ?? 'even'
    const fitting = (catalog.families[family]?.prose?.says ?? []).filter(
      (one) =>
        one.on === on &&
        (one.temper ?? temper) === temper &&
        (one.age ?? ageOf(age)) === ageOf(age) &&
        !this.#said.has(one.line),
    )
    const special = ({ temper, age }: (typeof fitting)[number]) =>
      Number(Boolean(temper)) + Number(Boolean(age))
    return fitting.sort((a, b) => special(b) - special(a))[0]?.line ?? null
  }

  /** After a vote: whom each suspects, from what they have seen themselves; a traitor speaks as a hero would. */
  #accusations({ kind }: Happening, scene: Scene): Cue[] {
    if (kind !== 'votes-counted') return []
    const even = 1 / Math.max(1, scene.view.explorers.filter(({ dead }) => !dead).length - 1)
    return this.#speakers(scene)
      .flatMap(({ id, seat }): Cue[] => {
        const [most] = this.table.suspicionsOf(seat)
        return most && most.chance > even * SUSPICIOUS ? [{ on: 'accuse', who: id, about: most.who }] : []
      })
      .slice(0, ACCUSERS)
  }
}

function cuesFor(happening: Happening, scene: Scene): Cue[] {
  switch (happening.kind) {
    case 'haunt-began':
      return [{ on: 'begins', who: null, about: null }]
    case 'damaged':
      return happening.amount >= PAINFUL && findExplorer(scene, happening.who)
        ? [{ on: 'hurt', who: happening.who, about: null }]
        : []
    case 'died':
      return [{ on: 'dies', who: null, about: happening.who }]
    case 'card-drawn':
      return happening.deck === 'omen' ? [{ on: 'omen', who: happening.who, about: null }] : []
    case 'round-began':
      return happening.haunt !== undefined && happening.round === scene.haunt?.lastRound
        ? [{ on: 'last', who: null, about: null }]
        : []
    default:
      return []
  }
}
