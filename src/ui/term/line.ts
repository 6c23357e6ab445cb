/** A line of text while it is typed, with its history. `line-editor` changes it. */
export interface Line {
  text: string
  /** The grapheme before which the cursor stands. */
  at: number
  /** What was submitted, oldest first. */
  history: readonly string[]
  /** Which of the history is shown, and what was being typed before. */
  recall: { index: number; draft: string } | null
  /** Looking back through the history; `found` is the place in it. */
  search: { query: string; found: number | null } | null
  /** What was last cut out. */
  yank: string
}

export const emptyLine = (history: readonly string[] = []): Line => ({
  text: '',
  at: 0,
  history,
  recall: null,
  search: null,
  yank: '',
})
