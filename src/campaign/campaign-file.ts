/**
 * A campaign on disk: `campaigns/NAME/campaign.json` with the box and a line for each game, and the games themselves
 * under `campaigns/NAME/sittings/`. The game is written first and folded then; a crash between is healed by folding
 * again, since fold is pure. Each state of a campaign has a copy of its own, so that damage to the file loses nothing.
 */
import { basename, join } from 'node:path'
import { canonical, digest } from '../catalog/hash.ts'
import type { Problem } from '../catalog/problems.ts'
import type { FamilyId, RulesetId } from '../engine/ids.ts'
import type { Change } from '../engine/state/legacy.ts'
import { generationsOf } from '../table/generations.ts'
import { parsePlainJson } from '../table/plain-json.ts'
import { readOwn } from '../table/read-file.ts'
import { type Fallback, fallbackOf } from '../table/recover.ts'
import { checksum } from '../table/save.ts'
import { Saves } from '../table/saves-dir.ts'
import { Shelf } from '../table/shelf.ts'
import type { Sitter } from '../table/thinkers.ts'
import type { Box } from './box.ts'
import { faultOfCampaign } from './campaign-schema.ts'

const MAGIC = 'lychgate-campaign'
/** Format 1 had no checksum. A new format adds files to test/saves/campaigns. */
export const FORMAT = 2
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

type Opened = { campaign: Campaign } | { problem: Problem; isNewer?: boolean }

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
    return new Sittings(this, name, place)
  }

  write(campaign: Campaign): void {
    const sha256 = checksum(campaign)
    const text = `${JSON.stringify({ magic: MAGIC, format: FORMAT, app: this.app, sha256, ...campaign })}\n`
    this.replace(campaign.name, text, false)
    // The first file becomes the copy.
    this.replace(campaign.name, text, true)
  }

  open(name: string): Opened {
    const file = this.read(name)
    const opened = 'problem' in file ? file : campaignIn(file.bytes, this.pathOf(name))
    // A folder that was copied or renamed by hand is written where it was read.
    return 'problem' in opened ? opened : { campaign: { ...opened.campaign, name } }
  }

  /** The file names of its copies that are not whole. */
  damagedCopies(name: string): string[] {
    const isDamaged = (path: string) => {
      const file = readOwn(path)
      return 'problem' in file || 'problem' in campaignIn(file.bytes, path)
    }
    return generationsOf(this.pathOf(name))
      .filter(isDamaged)
      .map((path) => basename(path))
  }

  /** What a damaged campaign can go back to. Null if it is whole, made by a newer version, or has no whole copy. */
  async recoveryOf(name: string): Promise<Fallback<Campaign> | null> {
    const opened = this.open(name)
    if ('campaign' in opened || opened.isNewer) return null
    return fallbackOf(this.pathOf(name), async (bytes, file) => {
      const copy = campaignIn(bytes, file)
      return 'campaign' in copy ? { save: copy.campaign } : copy
    })
  }
}

/** Games that are saved only while their campaign is not taken over by another program. */
class Sittings extends Saves {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly campaign: string,
    place: { folder: string; stem: string },
  ) {
    super(campaigns.folder, campaigns.app, undefined, campaigns.asked, place)
  }

  override replace(name: string, text: string | Buffer, keep: boolean): void {
    this.campaigns.checkHeld(this.campaign)
    super.replace(name, text, keep)
  }
}

function campaignIn(bytes: Uint8Array, file: string): Opened {
  const refuse = (expected: string) => ({ problem: { file, path: '', expected, nearest: null } })
  const parsed = parsePlainJson(bytes)
  if ('because' in parsed) return refuse(parsed.because)
  if (typeof parsed.value !== 'object' || parsed.value === null)
    return refuse('This is not a campaign of Lychgate.')
  const { magic, format, app, sha256, ...rest } = parsed.value as Record<string, unknown>
  if (magic !== MAGIC) return refuse('This is not a campaign of Lychgate.')
  if (typeof format === 'number' && format > FORMAT)
    return {
      ...refuse(
        `A newer version made this campaign (format ${format}; this version reads up to ${FORMAT}). Nothing was changed.`,
      ),
      isNewer: true,
    }
  const isOld = format === 1 && sha256 === undefined
  if (!isOld && (format !== FORMAT || checksum(rest) !== sha256))
    return refuse('The campaign is damaged: its checksum does not fit what it holds.')
  const fault = faultOfCampaign(rest)
  if (fault !== null) return refuse(`The campaign cannot be understood: ${fault}.`)
  const campaign = rest as unknown as Campaign
  const last = campaign.sittings.at(-1)
  if (last && last.box !== boxHash(campaign.box))
    return refuse('The campaign is damaged: the box is not what its last game left.')
  return { campaign }
}

/** "03": the name of the game of a chapter on its shelf. */
export const sittingName = (chapter: number): string => String(chapter).padStart(2, '0')
