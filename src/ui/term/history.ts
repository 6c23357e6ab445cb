/** Going back to what was typed before: step by step, or by searching for a part of it. */
import { graphemes } from '../text/width.ts'
import type { Line } from './line.ts'

/** One older; null when there is none. */
export function back(line: Line): Line | null {
  const index = (line.recall?.index ?? line.history.length) - 1
  const text = line.history[index]
  if (text === undefined) return null
  return { ...showing(line, text), recall: { index, draft: line.recall?.draft ?? line.text } }
}

/** One newer, and after the newest what was being typed. */
export function forward(line: Line): Line | null {
  if (!line.recall) return null
  const index = line.recall.index + 1
  const text = line.history[index]
  if (text === undefined) return { ...showing(line, line.recall.draft), recall: null }
  return { ...showing(line, text), recall: { ...line.recall, index } }
}

/** The newest entry with the query in it that is older than the one before. */
export function search(history: readonly string[], query: string, before: number | null): number | null {
  if (query === '') return null
  const wanted = query.toLowerCase()
  for (let at = (before ?? history.length) - 1; at >= 0; at--)
    if (history[at]!.toLowerCase().includes(wanted)) return at
  return null
}

/** What a search has found so far. */
export const foundText = ({ search, history }: Line): string | null =>
  search?.found == null ? null : (history[search.found] ?? null)

/** What was found becomes the line; a search that found nothing leaves it. */
export function taken(line: Line): Line {
  const text = foundText(line)
  if (text === null) return { ...line, search: null }
  return { ...showing(line, text), search: null, recall: { index: line.search!.found!, draft: line.text } }
}

const showing = (line: Line, text: string): Line => ({ ...line, text, at: graphemes(text).length })
