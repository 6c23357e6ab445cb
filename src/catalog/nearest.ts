// Finds the name somebody probably meant.
import distance from 'damerau-levenshtein'

/** Longer words are compared by their beginnings. */
const LONGEST = 64

/** Edits (insert, remove, replace, swap two neighbours) that turn one word into the other. */
export const editsBetween = (a: string, b: string): number =>
  distance(a.slice(0, LONGEST), b.slice(0, LONGEST)).steps

/** The known name that is the word in other letters, begins with it, or else lies at most two edits (and less than half the word) away. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const same = known.find((name) => name.toLowerCase() === word.toLowerCase())
  if (same !== undefined) return same
  const begun = known.find((name) => word.length > 1 && name.startsWith(word))
  if (begun !== undefined) return begun
  const limit = Math.min(2, Math.floor((word.length - 1) / 2))
  const ranked = known
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.name
}
