/** Splits typed lines: commands of a chain, words without articles, names as bare words to compare. */

const ARTICLES = ['the', 'a', 'an', 'my', 'some']
const TITLES = /(^|\s)(mr|mrs|miss|dr|st)$/i

/** Bare lower-case words: "Bearers' Rest" becomes bearers, rest. */
export const bare = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{Nd}@]+/u)
    .filter(Boolean)

/** The same without articles; a line of nothing but articles keeps them. */
export const wordsOf = (text: string): string[] => {
  const words = bare(text)
  const telling = words.filter((word) => !ARTICLES.includes(word))
  return telling.length > 0 ? telling : words
}

/** `n. get book; i then end` is four commands; a lone full stop is one, and 1.5 is no chain. */
export function chainOf(line: string): string[] {
  const text = line.trim()
  if (text === '.') return ['.']
  const commands: string[] = []
  let rest = ''
  for (const part of text.split(/(;|(?<!\d)\.|\.(?!\d)|\bthen\b)/i)) {
    const ends = part === ';' || /^then$/i.test(part) || (part === '.' && !TITLES.test(rest))
    if (!ends) {
      rest += part
      continue
    }
    commands.push(rest)
    rest = ''
  }
  return [...commands, rest].map((command) => command.trim()).filter(Boolean)
}

/** Is every word a prefix of one of those? */
export const allBegin = (words: readonly string[], of: readonly string[]): boolean =>
  words.every((word) => of.some((other) => other.startsWith(word)))

/** The matching candidates: those with exactly this name, or else those that contain all the words. */
export function meant<T>(
  words: readonly string[],
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
): T[] {
  const exact = all.filter((one) => namesOf(one).some((name) => wordsOf(name).join(' ') === words.join(' ')))
  if (exact.length > 0) return exact
  return words.length === 0 ? [] : all.filter((one) => allBegin(words, namesOf(one).flatMap(bare)))
}
