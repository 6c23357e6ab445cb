// A program whose only screen throws when t is pressed, to see what becomes of the terminal.
import { crash } from '../../src/cli/services/crash.ts'
import { abilities } from '../../src/cli/services/full-screen.ts'
import { Sheet } from '../../src/ui/text/sheet.ts'
import { runScreens } from '../../src/ui/tui/run.tsx'

let isBroken = false

process.exitCode = await runScreens({
  abilities: await abilities({}),
  open: (shell) => ({
    frame: ({ columns, rows }) => {
      if (isBroken) throw new Error('the drawing failed')
      const sheet = new Sheet(columns, rows - 1)
      sheet.put(0, 0, 'ready')
      return { sheet, cursor: null }
    },
    press: ({ text }) => {
      if (text === 't') throw new Error('the key failed')
      isBroken = true
      shell.redraw()
    },
  }),
  onFault: crash,
  onLeave: () => [],
})
