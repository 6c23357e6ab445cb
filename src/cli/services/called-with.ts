// Parses words and options as the program does, without loading commander.
import { parseArgs } from 'node:util'
import type { Typed } from '../../odds/questions.ts'

/** Null for options that are not described. */
export function calledWith(
  args: readonly string[],
  described: readonly (readonly [form: string, says: string])[],
): { words: string[]; typed: Typed } | null {
  const options = Object.fromEntries(
    described.map(([form]) => {
      const [flag = '', value] = form.split(' ')
      return [flag.slice('--'.length), { type: value ? ('string' as const) : ('boolean' as const) }]
    }),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, typed: values as Typed }
  } catch {
    return null
  }
}
