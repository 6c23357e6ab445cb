/** What the campaign of a game tells of itself, in lines of plain text. */
import type { Change } from '../engine/state/legacy.ts'

export const RECORD_TOPICS = ['chronicle', 'family', 'house', 'ledger'] as const
export type RecordTopic = (typeof RECORD_TOPICS)[number]

/** Each takes what this game has changed so far. */
export type CampaignRecord = Record<RecordTopic, (tonight: readonly Change[]) => string[]>
