/** Normalizes words for the index and for questions: lower case, stemmed, without stop words. */

const SILENT = new Set(
  'a an and any are as at be by can could do does for from has have how i if in is it its many may me much must my of on or should that the their them then there they this to was we what when where which who will with would you your'.split(
    ' ',
  ),
)

/** "Can I attack Ned's room?" becomes can, i, attack, ned, room. */
export function bareWords(text: string): string[] {
  const small = text.toLowerCase()
  // Most text is ASCII, and the Unicode tables are slow to load.
  const words = /^[\x20-\x7e]*$/.test(small)
    ? small.replace(/'s\b|'/g, '').split(/[^a-z0-9]+/)
    : worldWords(small)
  return words.filter(Boolean)
}

const worldWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/['’]s\b|[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)

/** Stems a word: attacks, attacked and attacking are one, and so are body and bodies. */
export function stem(word: string): string {
  if (word.length < 4) return word
  const one = word
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<![su])s$/, '')
  if (one.length === 4) return one.replace(/ed$/, 'e')
  const bare = one.replace(/(?<=...)(ing|ed)$/, '')
  if (bare === one) return one.replace(/(?<=....)e$/, '')
  const single = bare.replace(/([bdgmnprt])\1$/, '$1')
  // Moving and moved come from move, but losing does not come from LOS.
  return single === bare && bare.length === 3 ? `${bare}e` : single
}

/** The words without stop words; all words if every one is a stop word. */
export function tellingWords(text: string): string[] {
  const words = bareWords(text)
  const telling = words.filter((word) => !SILENT.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

export const phraseOf = (text: string): string => tellingWords(text).join(' ')
