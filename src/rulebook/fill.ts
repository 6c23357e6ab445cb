/** Wraps plain text. A library that handles emoji and escapes takes longer to load than a whole answer may. */
export function filled(text: string, width: number, margin = ''): string[] {
  const room = Math.max(12, width - margin.length)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\S)(?=\s)/)) {
    const longer = line === '' ? word.trimStart() : line + word
    if (line !== '' && longer.length > room) {
      lines.push(line)
      line = word.trimStart()
    } else line = longer
    for (; line.length > room; line = line.slice(room)) lines.push(line.slice(0, room))
  }
  return [...lines, line].map((one) => `${margin}${one}`.trimEnd())
}
