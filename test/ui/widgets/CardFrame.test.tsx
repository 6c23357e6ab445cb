// A card's frame with its label and note.
import { Text } from 'ink'
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { ASCII } from '../../../src/ui/theme/glyphs.ts'
import { ThemeProvider } from '../../../src/ui/theme/ThemeProvider.tsx'
import { CardFrame } from '../../../src/ui/widgets/CardFrame.tsx'

test('the kind stands on the upper edge, the note at its end', () => {
  const { lastFrame } = render(
    <CardFrame kind="omen" title="OMEN" note="5 of 12" width={30} height={4}>
      <Text>Portrait</Text>
    </CardFrame>,
  )
  expect(lastFrame()).toBe(
    `
╔═ ◊ OMEN ═════════ 5 of 12 ═╗
║ Portrait                   ║
║                            ║
╚════════════════════════════╝`.trim(),
  )
})

test('a note that finds no room is left out; ASCII has the word alone', () => {
  const { lastFrame } = render(
    <ThemeProvider name="mono" level={1} glyphs={ASCII}>
      <CardFrame kind="event" title="EVENT" note="a very long note" width={20} height={3}>
        <Text>x</Text>
      </CardFrame>
    </ThemeProvider>,
  )
  expect(lastFrame()).toContain('+= EVENT ==========+')
})
