/** Where the layout breaks: Ink does not clip, and cuts off rows below the window without a word, so a frame alone does not tell. */
import type { DOMElement } from 'ink'
import { graphemes, widthOf } from '../../src/ui/text/width.ts'

interface Placed {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** Texts outside the window, squeezed, or on top of each other: a sentence for each, none where all is well. */
export function overflowing(root: DOMElement, columns: number, rows: number): string[] {
  const taken = new Map<number, string>()
  return textsIn(root).flatMap((one) => {
    const { text, x, y, width, height } = one
    const told = `"${text}" at ${x},${y} (${width}x${height})`
    if (x < 0 || y < 0 || x + width > columns || y + height > rows) return [`outside: ${told}`]
    if (height < 1 || widthOf(text) > width) return [`squeezed: ${told}`]
    let column = y * columns + x
    for (const glyph of graphemes(text)) {
      const other = taken.get(column)
      if (other !== undefined) return [`over "${other}": ${told}`]
      // Blanks may be covered: the list of floors lies on the empty part of the map.
      if (glyph !== ' ') taken.set(column, text)
      column += widthOf(glyph)
    }
    return []
  })
}

function textsIn(node: DOMElement, x = 0, y = 0): Placed[] {
  const yoga = node.yogaNode
  const at = { x: x + (yoga?.getComputedLeft() ?? 0), y: y + (yoga?.getComputedTop() ?? 0) }
  if (node.nodeName === 'ink-text') {
    const text = written(node)
    const size = { width: yoga?.getComputedWidth() ?? 0, height: yoga?.getComputedHeight() ?? 0 }
    return text === '' ? [] : [{ text, ...at, ...size }]
  }
  return node.childNodes.flatMap((child) => ('childNodes' in child ? textsIn(child, at.x, at.y) : []))
}

const written = (node: DOMElement): string =>
  node.childNodes.map((child) => ('childNodes' in child ? written(child) : child.nodeValue)).join('')
