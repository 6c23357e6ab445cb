/** Parses the name of an edition. */
import { EDITIONS, type EditionId } from '../engine/ids.ts'

const NAMES: Record<EditionId, readonly string[]> = {
  legacy: ['legacy', 'l'],
  first: ['first', '1st', '1', 'e1'],
  second: ['second', '2nd', '2', 'e2'],
  third: ['third', '3rd', '3', 'e3'],
}

export const editionNamed = (word: string): EditionId | undefined =>
  EDITIONS.find((edition) => NAMES[edition].includes(word.toLowerCase()))
