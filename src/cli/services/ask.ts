// Asks one question at the terminal.
import { createInterface } from 'node:readline/promises'

/** The answer; empty if Ctrl-D or Ctrl-C leaves the question, null where nobody can be asked. */
export async function askAtTerminal(question: string): Promise<string | null> {
  const { stdin, stdout } = process
  if (!stdin.isTTY || !stdout.isTTY) return null
  const lines = createInterface({ input: stdin, output: stdout })
  // Nothing else would end the wait.
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const typed = await Promise.race([lines.question(question), closed])
  lines.close()
  return typed.trim()
}
