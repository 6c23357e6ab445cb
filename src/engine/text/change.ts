/** A lasting change of a campaign as one sentence, for the log of a game and for the chronicle. */
import type { Change } from '../state/legacy.ts'

/** How the teller calls things inside a sentence: "the Kitchen", "in the Kitchen". */
export interface ChangeNames {
  family: (id: string) => string
  isFamily: (id: string) => boolean
  isTile: (id: string) => boolean
  tile: (id: string) => string
  inTile: (id: string) => string
  card: (id: string) => string
  line: (id: string) => string
  value: (line: string, value: string) => string
  door: (id: string) => { name: string; text: string }
  sticker: (id: string) => string
  /** A text that somebody wrote. */
  written: (text: string) => string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "turned-away" as it is read, "turned away"; what somebody wrote stays as it is. */
export const valueText = (values: readonly string[], value: string): string =>
  values.includes(value) ? value.replaceAll('-', ' ') : value

/** Null if the change is no news by itself, or only the records keep it. */
export function changeSentence(change: Change, names: ChangeNames): string | null {
  switch (change.kind) {
    case 'entered':
      return `The ledger: ${names.line(change.line)}, ${names.value(change.line, change.value)}.`
    case 'counted': {
      const by = Math.abs(change.by)
      return `The ledger: ${names.line(change.line)}, ${by} ${change.by < 0 ? 'fewer' : 'more'}.`
    }
    case 'stuck':
      return `${capital(stickerText(change.sticker, change.family ?? null, names))} stays ${names.inTile(change.tile)}.`
    case 'named':
      return names.isFamily(change.what)
        ? `A family has a surname: ${names.written(change.name)}.`
        : `${capital(names.card(change.what))} has a name: ${names.written(change.name)}.`
    case 'added':
      return names.isTile(change.piece)
        ? `${capital(names.tile(change.piece))} joins the house.`
        : `${capital(names.card(change.piece))} joins its deck.`
    case 'destroyed':
      return `${capital(names.isTile(change.piece) ? names.tile(change.piece) : names.card(change.piece))} is gone for good.`
    case 'entombed':
      return `${capital(names.isTile(change.piece) ? names.tile(change.piece) : names.card(change.piece))} lies in the Tomb.`
    case 'released':
      return `${capital(names.isTile(change.piece) ? names.tile(change.piece) : names.card(change.piece))} is back from the Tomb.`
    case 'ticked':
      return `A box is ticked on ${names.card(change.card)}.`
    case 'made-heirloom':
      return `${capital(names.card(change.card))} is an heirloom of the ${names.family(change.family)} family: ${names.written(change.name)}.`
    case 'opened': {
      const { name, text } = names.door(change.door)
      return `A door opens: ${name}. ${text}`.trim()
    }
    default:
      return null
  }
}

/** "a ghost", "the crest of the Marl family", "the sticker Foul". */
export function stickerText(sticker: string, family: string | null, names: ChangeNames): string {
  if (sticker === 'ghost') return 'a ghost'
  if (sticker === 'passage') return 'a secret passage'
  if (sticker === 'crest') return `the crest of the ${names.family(family ?? '')} family`
  return `the sticker ${names.sticker(sticker)}`
}
