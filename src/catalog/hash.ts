/** Fingerprints of content: the same definitions give the same one, whatever order they were read in. */
import { createHash } from 'node:crypto'

export const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

export const hashOf = (value: unknown): string => digest(canonical(value))

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
