// The provider's own work: the ground of the screen, and text that people wrote.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { Styled } from '../../../src/ui/theme/Styled.tsx'
import { ThemeProvider, useTheme } from '../../../src/ui/theme/ThemeProvider.tsx'

function Able() {
  const { hasArt, hasGrounds } = useTheme()
  return <Styled>{`${hasArt} ${hasGrounds}`}</Styled>
}

test('the ground of the screen is the palette’s, and turns with it', () => {
  const asked: (string | null)[] = []
  const ground = (hex: string | null) => void asked.push(hex)
  const at = (isTurned: boolean, name: 'dark' | 'mono' = 'dark') => (
    <ThemeProvider name={name} level={3} glyphs={UNICODE} isTurned={isTurned} ground={ground}>
      <Styled>x</Styled>
    </ThemeProvider>
  )
  const { rerender } = render(at(false))
  rerender(at(false))
  rerender(at(true))
  rerender(at(true, 'mono'))
  expect(asked).toEqual(['#13121A', '#190A0D', null])
})

test('pictures need colours and blocks', () => {
  const frame = (name: 'dark' | 'mono', level: 1 | 3, glyphs: typeof ASCII) =>
    render(
      <ThemeProvider name={name} level={level} glyphs={glyphs}>
        <Able />
      </ThemeProvider>,
    ).lastFrame()
  expect(frame('dark', 3, UNICODE)).toBe('true true')
  expect(frame('dark', 3, ASCII)).toBe('false true')
  expect(frame('dark', 1, UNICODE)).toBe('false false')
  expect(frame('mono', 3, UNICODE)).toBe('false false')
})

test('a name cannot become an order to the terminal', () => {
  expect(render(<Styled>{'Ann\u001b[31m\u001b]8;;http://x\u0007'}</Styled>).lastFrame()).not.toContain(
    '\u001b',
  )
})
