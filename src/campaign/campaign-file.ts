/**
 * A campaign on disk: `campaigns/NAME/campaign.json` with the box and a line for each game, and the games themselves
 * under `campaigns/NAME/sittings/`. The game is written first and folded then; a crash between is healed by folding
 * again, since fold is pure.
 */
import { join } from 'node:path'
import { canonical, digest } from '../catalog/hash.ts'
import type { Problem } from '../catalog/problems.ts'
import type { FamilyId, RulesetId } from '../engine/ids.ts'
import type { Change } from '../engine/state/legacy.ts'
import { parsePlainJson } from '../table/plain-json.ts'
import { Saves } from '../table/saves-dir.ts'
import { Shelf } from '../table/shelf.ts'
import type { Sitter } from '../table/thinkers.ts'
import type { Box } from './box.ts'

const MAGIC = 'lychgate-campaign'
const FORMAT = 1
const PLACE = { folder: 'campaigns', stem: 'campaign' }

export interface CampaignPlayer extends Sitter {
  family: FamilyId
}

/** A finished game: what it changed, and the hash of the box after it. */
export interface FinishedSitting {
  chapter: number
  players: FamilyId[]
  winner: string | null
  changes: Change[]
  box: string
}

export interface Campaign {
  magic: typeof MAGIC
  format: typeof FORMAT
  app: string
  name: string
  edition: RulesetId
  seed: string
  players: CampaignPlayer[]
  sittings: FinishedSitting[]
  box: Box
  /** A branch says where it comes from, and what it was told to pretend. */
  branch?: { of: string; at: number }
}

export const boxHash = (box: Box): string => digest(canonical(box))

export class Campaigns extends Shelf {
  constructor(
    folder: string,
    readonly app: string,
    readonly asked?: string,
  ) {
    super(folder, PLACE)
  }

  /** The games of one campaign, each by its number. */
  sittingsOf(name: string): Saves {
    const place = { folder: join(PLACE.folder, name, 'sittings'), stem: 'game' }
    return new Saves(this.folder, this.app, undefined, this.asked, place)
  }

  write(campaign: Omit<Campaign, 'magic' | 'format' | 'app'>): void {
    const whole: Campaign = { magic: MAGIC, format: FORMAT, app: this.app, ...campaign }
    this.replace(campaign.name, `${JSON.stringify(whole)}\n`, true)
  }

  open(name: string): { campaign: Campaign } | { problem: Problem } {
    const file = this.read(name)
    if ('problem' in file) return file
    const refuse = (expected: string) => ({
      problem: { file: this.pathOf(name), path: '', expected, nearest: null },
    })
    const parsed = parsePlainJson(file.bytes)
    if ('because' in parsed) return refuse(parsed.because)
    const found = parsed.value as Partial<Campaign> | null
    if (typeof found !== 'object' || found === null || found.magic !== MAGIC)
      return refuse('This is not a campaign of Lychgate.')
    if (found.format !== FORMAT)
      return refuse(`This campaign has the form ${found.format}, and this is ${FORMAT}.`)
    const last = found.sittings?.at(-1)
    if (!found.box || !found.players || !found.sittings || (last && last.box !== boxHash(found.box)))
      return refuse('The campaign is damaged: the box is not what its last game left.')
    return { campaign: found as Campaign }
  }
}

/** "03": the name of the game of a chapter on its shelf. */
export const sittingName = (chapter: number): string => String(chapter).padStart(2, '0')
