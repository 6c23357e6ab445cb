// The ways into and out of a real terminal.
import { afterEach, describe, expect, test } from 'vitest'
import { openPty, type PtyOptions, type PtyTerminal } from '../../support/terminal.ts'

const NODE = [process.execPath, '--import', 'tsx', 'test/support/terminal-program.ts']
const opened: PtyTerminal[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function start(options: PtyOptions = {}): Promise<PtyTerminal> {
  const pty = openPty([], { command: NODE, ...options })
  opened.push(pty)
  await pty.until('> ready')
  return pty
}

test('the program has a screen of its own, and is told its size and its keys', async () => {
  const pty = await start()
  expect(pty.isAlternate()).toBe(true)
  expect(pty.cursorVisible()).toBe(true)
  expect(pty.emulated.cursor()).toEqual({ x: 2, y: 2 })
  pty.type('ab')
  pty.press('up', '^a', 'escape')
  await pty.until('seen a b up ^a escape')
  pty.resize(100, 30)
  await pty.until('size 100 30')
})

describe('the terminal is as it was', () => {
  test.each([
    ['after quitting', (pty: PtyTerminal) => pty.press('q'), { code: 0, signal: 0 }, 'bye'],
    ['after process.exit', (pty: PtyTerminal) => pty.press('x'), { code: 7, signal: 0 }, ''],
    ['after a throw', (pty: PtyTerminal) => pty.press('t'), { code: 1, signal: 0 }, 'fault: Error: thrown'],
    [
      'after a rejection',
      (pty: PtyTerminal) => pty.press('r'),
      { code: 1, signal: 0 },
      'fault: Error: rejected',
    ],
    ['after SIGINT', (pty: PtyTerminal) => pty.kill('SIGINT'), { code: 130, signal: 0 }, 'gone: interrupted'],
    [
      'after SIGTERM',
      (pty: PtyTerminal) => pty.kill('SIGTERM'),
      { code: 143, signal: 0 },
      'gone: terminated',
    ],
    ['after SIGHUP', (pty: PtyTerminal) => pty.kill('SIGHUP'), { code: 0, signal: 1 }, 'gone: hangUp'],
  ])('%s', async (_when, leave, exit, said) => {
    const pty = await start()
    leave(pty)
    expect(await pty.exit).toEqual(exit)
    await pty.idle(20)
    expect(pty.isAlternate()).toBe(false)
    expect(pty.cursorVisible()).toBe(true)
    expect(pty.screen().join('\n').trim()).toBe(said)
    expect(pty.output).not.toContain('\x1b[3J')
  })

  test('in its line discipline too', async () => {
    const script = `${NODE.map((part) => `'${part}'`).join(' ')}; echo "code $?"; stty -a`
    const pty = await start({ command: ['sh', '-c', script] })
    pty.press('t')
    await pty.until('code 1')
    await pty.exit
    await pty.idle(20)
    const settings = pty.screen().join(' ')
    expect(settings).toMatch(/ icanon /)
    expect(settings).toMatch(/ echo /)
    expect(settings).toMatch(/ isig /)
  })
})

test('a lost line ends the program', async () => {
  const pty = await start()
  pty.hangUp()
  // By SIGHUP, which a shell calls 129: never by an abort.
  expect(await pty.exit).toEqual({ code: 0, signal: 1 })
})

test('^Z sleeps in the shell, and fg takes the terminal again', async () => {
  const pty = openPty([], { command: ['sh', '-i'], env: { PS1: 'shell$ ' } })
  opened.push(pty)
  await pty.until('shell$')
  pty.type(`${NODE.map((part) => `'${part}'`).join(' ')}\r`)
  await pty.until('> ready')
  pty.press('^z')
  await pty.until(() => !pty.isAlternate() && /shell\$$/.test(pty.screen().join('\n').trimEnd()))
  expect(pty.cursorVisible()).toBe(true)
  pty.resize(90, 20)
  pty.type('fg\r')
  await pty.until('seen ^z awake')
  await pty.until('size 90 20')
  expect(pty.isAlternate()).toBe(true)
  pty.press('q')
  await pty.until('bye')
  expect(pty.isAlternate()).toBe(false)
})

test('where nothing could wake it, the program does not fall asleep', async () => {
  const pty = await start()
  pty.press('^z')
  await pty.until('seen ^z awake')
  expect(pty.isAlternate()).toBe(true)
})

test('waiting in vain fails with the screen in its message', async () => {
  const pty = await start()
  await expect(pty.until('never shown', 10)).rejects.toThrow(/never shown.*\|size 80 24\n/s)
})

test('nothing of the surroundings is handed on but what is named', async () => {
  const program = 'console.log(Object.keys(process.env).sort().join(" "), process.env.TERM, process.env.X)'
  const pty = openPty(['-e', program], { command: [process.execPath], env: { TERM: 'vt100', X: 'given' } })
  opened.push(pty)
  await pty.exit
  await pty.idle(20)
  expect(pty.screen()[0]).toBe('HOME LANG PATH PWD TERM X vt100 given')
})
