import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTerminal } from '../../../src/ui/term/terminal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ENTERED = ['raw on', 'resume', '\x1b[?1049h\x1b[?2004h\x1b[?25l', 'forget']
const LEFT = ['silence', '\x1b[m\x1b[?2004l\x1b[?25h\x1b[?1049l', 'raw off', 'pause']

/** Everything that is done to the terminal, in order. */
function open({ platform = 'linux', isBroken = false, isThere = true } = {}) {
  const done: string[] = []
  const note = (what: string) => void done.push(what)
  const refuse = () => {
    if (isBroken) throw new Error('EIO')
  }
  const stdin = Object.assign(new EventEmitter(), {
    setRawMode(isRaw: boolean) {
      refuse()
      note(`raw ${isRaw ? 'on' : 'off'}`)
    },
    resume: () => note('resume'),
    pause: () => note('pause'),
  })
  const stdout = Object.assign(new EventEmitter(), {
    write(text: string) {
      refuse()
      note(text)
    },
  })
  const host = Object.assign(new EventEmitter(), {
    kill: (pid: number, signal: string) => note(`${signal} ${pid}`),
    exit: (code: number) => note(`exit ${code}`),
    pid: 99,
    platform,
  })
  const screen = { silence: () => note('silence'), forget: () => note('forget') }
  const terminal = openTerminal({
    stdin,
    stdout,
    host,
    screen,
    isThere: () => isThere,
    onFault: (fault) => note(`fault ${fault instanceof Error ? fault.message : fault}`),
  })
  terminal.onGone((why) => note(`gone ${why}`))
  terminal.onResume(() => note('resumed'))
  terminal.onResize(() => note('resized'))
  const taken = () => done.splice(0)
  return { stdin, stdout, host, terminal, taken }
}

test('entering and leaving undo each other, once', () => {
  const { terminal, taken } = open()
  terminal.leave()
  expect(taken()).toEqual([])
  terminal.enter()
  terminal.enter()
  expect(taken()).toEqual(ENTERED)
  terminal.leave()
  terminal.leave()
  expect(taken()).toEqual(LEFT)
})

describe('the terminal is given back first, then the program ends', () => {
  const of = (name: 'host' | 'stdin' | 'stdout', event: string, ...facts: unknown[]) => ({
    name,
    event,
    facts,
  })
  test.each([
    [of('host', 'SIGHUP'), 'gone hangUp', 129],
    [of('host', 'SIGTERM'), 'gone terminated', 143],
    [of('host', 'SIGINT'), 'gone interrupted', 130],
    [of('stdin', 'end'), 'gone hangUp', 129],
    [of('stdin', 'close'), 'gone hangUp', 129],
    [of('stdin', 'error', new Error('EIO')), 'gone hangUp', 129],
    [of('stdout', 'error', new Error('EPIPE')), 'gone hangUp', 129],
    [of('host', 'uncaughtException', new Error('x')), 'fault x', 1],
    [of('host', 'unhandledRejection', 'y'), 'fault y', 1],
  ])('%o', ({ name, event, facts }, told, code) => {
    const opened = open()
    opened.terminal.enter()
    opened.taken()
    opened[name].emit(event, ...facts)
    expect(opened.taken()).toEqual([...LEFT, told, `exit ${code}`])
  })

  test('and only once, whatever comes after', () => {
    const { host, stdin, stdout, terminal, taken } = open()
    terminal.enter()
    taken()
    host.emit('SIGTERM')
    expect(taken().at(-1)).toBe('exit 143')
    stdout.emit('error', new Error('EPIPE'))
    host.emit('SIGHUP')
    stdin.emit('end')
    host.emit('exit')
    terminal.enter()
    expect(taken()).toEqual([])
  })

  test('also when it cannot be given back any more', () => {
    const { host, terminal, taken } = open({ isBroken: true })
    terminal.enter()
    taken()
    host.emit('SIGHUP')
    expect(taken()).toEqual(['silence', 'pause', 'gone hangUp', 'exit 129'])
  })

  test.each([
    ['hung up, though the terminal still answers', true, 'SIGHUP', 'gone hangUp', 129],
    ['stopped otherwise, and the terminal is gone', false, 'SIGTERM', 'gone terminated', 143],
  ])('by a hang-up, after all else that happens on exit, when %s', (_when, isThere, signal, told, code) => {
    const { host, terminal, taken } = open({ isThere })
    terminal.enter()
    taken()
    host.emit(signal)
    expect(taken()).toEqual([...LEFT, told, `exit ${code}`])
    host.emit('exit')
    expect(taken()).toEqual(['SIGHUP 99'])
    expect(host.listenerCount('SIGHUP')).toBe(0)
  })

  test('also when somebody ends the program otherwise', () => {
    const { host, terminal, taken } = open()
    terminal.enter()
    taken()
    host.emit('exit')
    expect(taken()).toEqual(LEFT)
  })
})

describe('sleeping', () => {
  const AWAKE = [...ENTERED, 'SIGWINCH 99', 'resumed']

  test('gives the terminal back until the program is woken', () => {
    const { host, terminal, taken } = open()
    terminal.enter()
    taken()
    expect(terminal.suspend()).toBe(true)
    expect(taken()).toEqual([...LEFT, 'SIGTSTP 0'])
    host.emit('SIGCONT')
    expect(taken()).toEqual(AWAKE)
    vi.advanceTimersByTime(10_000)
    expect(taken()).toEqual([])
  })

  test('goes on by itself where nobody could wake it', () => {
    const { terminal, taken } = open()
    terminal.enter()
    terminal.suspend()
    taken()
    vi.advanceTimersByTime(10_000)
    expect(taken()).toEqual(AWAKE)
  })

  test('draws nothing for a key that came behind, and wakes once', () => {
    const { terminal, taken } = open()
    terminal.enter()
    taken()
    terminal.repaint()
    expect(taken()).not.toEqual([])
    terminal.suspend()
    terminal.suspend()
    taken()
    terminal.repaint()
    expect(taken()).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(taken()).toEqual(AWAKE)
  })

  test('woken without having been asked to sleep, it takes the terminal again', () => {
    const { host, terminal, taken } = open()
    host.emit('SIGCONT')
    expect(taken()).toEqual([])
    terminal.enter()
    taken()
    host.emit('SIGCONT')
    expect(taken()).toEqual([...LEFT, ...AWAKE])
  })

  test('is not known on Windows', () => {
    const { terminal, taken } = open({ platform: 'win32' })
    terminal.enter()
    taken()
    expect(terminal.suspend()).toBe(false)
    expect(taken()).toEqual([])
  })
})

test('a new size is told, until the terminal is closed', () => {
  const { stdin, stdout, host, terminal, taken } = open()
  stdout.emit('resize')
  expect(taken()).toEqual(['resized'])
  terminal.close()
  stdout.emit('resize')
  stdin.emit('end')
  host.emit('SIGTERM')
  expect(taken()).toEqual([])
  for (const one of [stdin, stdout, host]) expect(one.eventNames()).toEqual([])
})
