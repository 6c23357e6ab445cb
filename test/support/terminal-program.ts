// A small program that lives in a terminal as the game does: it shows the keys it is given and leaves in every way there is.
import { DiffStdout } from '../../src/ui/term/diff-stdout.ts'
import { readKeys } from '../../src/ui/term/keys.ts'
import { openTerminal } from '../../src/ui/term/terminal.ts'

const { stdin, stdout } = process
const screen = new DiffStdout(stdout)
const terminal = openTerminal({ stdin, stdout, screen, onFault: (fault) => console.error(`fault: ${fault}`) })
const seen: string[] = []

const draw = (): void => {
  screen.write([`size ${screen.columns} ${screen.rows}`, `seen ${seen.join(' ')}`, '> ready'].join('\n'))
  screen.place({ x: 2, y: 2 })
}

const acts: Record<string, () => void> = {
  q: () => {
    keys.stop()
    terminal.close()
    console.log('bye')
  },
  t: () => {
    throw new Error('thrown')
  },
  r: () => void Promise.reject(new Error('rejected')),
  x: () => process.exit(7),
  z: () => void terminal.suspend(),
}

terminal.onResize(draw)
terminal.onResume(() => {
  seen.push('awake')
  draw()
})
terminal.onGone((why) => console.log(`gone: ${why}`))
const keys = readKeys(stdin, (key) => {
  seen.push(key.ctrl ? `^${key.name}` : key.name)
  draw()
  if (key.ctrl || key.text !== null) acts[key.name]?.()
})
terminal.enter()
draw()
