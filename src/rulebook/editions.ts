/** Editions as people write them. */
import { EDITIONS, type Edition } from './book.ts'

const NAMES: Record<Edition, readonly string[]> = {
  legacy: ['legacy', 'l'],
  first: ['first', '1st', '1', 'e1'],
  second: ['second', '2nd', '2', 'e2'],
  third: ['third', '3rd', '3', 'e3'],
}

export const editionNamed = (word: string): Edition | undefined =>
  EDITIONS.find((edition) => NAMES[edition].includes(word.toLowerCase()))
