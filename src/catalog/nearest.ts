// Finds the name somebody probably meant.

/** Edits (insert, remove, replace, swap two neighbours) that turn one word into the other. */
export function editsBetween(a: string, b: string): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) row[j] = Math.min(row[j]!, older[j - 2]! + 1)
    }
    older = last
    last = row
  }
  return last[b.length]!
}

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
