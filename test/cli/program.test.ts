import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { nearest } from '../../src/catalog/nearest.ts'
import { createProgram, run } from '../../src/cli/program.ts'

/** Runs a command line with one made-up command, and answers what it said and how it ended. */
async function say(...argv: string[]) {
  let out = ''
  let err = ''
  const program = createProgram([
    (parent: Command) => {
      parent
        .command('simulate')
        .option('--seed <seed>', 'where the luck begins')
        .action(() => {
          out += 'simulated'
        })
    },
  ])
  for (const command of [program, ...program.commands]) {
    command.configureOutput({
      writeOut: (text) => {
        out += text
      },
      writeErr: (text) => {
        err += text
      },
    })
  }
  const exitCode = await run(argv, program)
  return { out, err, exitCode }
}

describe('the command line', () => {
  test('runs a command and leaves the exit code to it', async () => {
    expect(await say('simulate', '--seed', '7')).toEqual({ out: 'simulated', err: '', exitCode: undefined })
  })

  test('prints the version', async () => {
    expect(await say('--version')).toMatchObject({ out: '0.1.0\n', exitCode: 0 })
  })

  test('prints help when asked, and when nothing is asked', async () => {
    expect((await say('--help')).out).toContain('Usage: lychgate')
    expect((await say()).out).toContain('Usage: lychgate')
    expect((await say('help', 'simulate')).out).toContain('Usage: lychgate simulate')
  })

  test.each([
    [['simulat'], `Unknown command 'simulat'. Did you mean simulate? See "lychgate --help".\n`],
    [['help', 'smiulate'], `Unknown command 'smiulate'. Did you mean simulate? See "lychgate --help".\n`],
    [['xyzzy'], `Unknown command 'xyzzy'. See "lychgate --help".\n`],
    [
      ['simulate', '--sed', '7'],
      `Unknown option '--sed'. Did you mean --seed? See "lychgate simulate --help".\n`,
    ],
    [['--nonsense'], `Unknown option '--nonsense'. See "lychgate --help".\n`],
  ])('answers the mistake %j with a sentence and exit code 2', async (argv, sentence) => {
    expect(await say(...argv)).toEqual({ out: '', err: sentence, exitCode: 2 })
  })
})

test.each([
  ['sim', 'simulate'],
  ['reply', 'replay'],
  ['paly', 'play'],
  ['REPLAY', 'replay'],
  ['x', undefined],
  ['chandelier', undefined],
])('nearest to %s is %s', (word, expected) => {
  expect(nearest(word, ['play', 'replay', 'rules', 'simulate'])).toBe(expected)
})
