import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const saves = mkdtempSync(join(tmpdir(), 'lychgate-play-'))
afterAll(() => rmSync(saves, { recursive: true, force: true }))

const play = (input: string, ...options: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [executable, 'play', '--saves', saves, ...options],
    {
      input,
      encoding: 'utf8',
    },
  )
  return { stdout, stderr, status }
}

describe('play through a pipe', () => {
  test('stdin closed half-way: everything is saved, and it says how to go on', () => {
    const { stdout, stderr, status } = play('l\nn\n', '--seed', 'pipe')
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toMatch(/^\| Seed pipe\.\n/)
    expect(stdout).toContain('\n> l\n')
    expect(stdout).toMatch(
      new RegExp(`\\| Saved as free-pipe\\. Continue with: lychgate resume free-pipe --saves ${saves}\n$`),
    )
    expect(readdirSync(join(saves, 'games'))).toContain('free-pipe')
  })

  test('prints no control byte but the line feed, whatever is typed', () => {
    const { stdout, status } = play('x \u001b]52;c;aGk=\u0007\n\u001b[2J\n\u202e\nwho\n', '--seed', 'bytes')
    expect(status).toBe(0)
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  test('without any input, and bare, it starts a game and keeps it', () => {
    const { stdout, status } = spawnSync(process.execPath, [executable], {
      input: '',
      encoding: 'utf8',
      env: { ...process.env, LYCHGATE_SAVES: saves },
    })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^\| Seed [a-z0-9]{6}\.\n/)
    expect(stdout).toContain('Continue with: lychgate resume free-')
  })

  test('--chapter 0 begins the first game, the player first, and it can be resumed', () => {
    const { stdout, status } = play('n\n', '--chapter', '0', '--seed', 'rest', '--name', 'Mercy')
    expect(status).toBe(0)
    expect(stdout).toContain('\nYou are Mercy of the ')
    expect(stdout).toContain('\nYou go first, being the youngest.\n')
    expect(stdout).toContain('Continue with: lychgate resume chapter-0-rest')
    const resumed = spawnSync(process.execPath, [executable, 'resume', 'chapter-0-rest', '--saves', saves], {
      input: 'goal\n',
      encoding: 'utf8',
    })
    expect(resumed.stdout).toContain('The haunt begins at the end of the turn')
    expect(resumed.stdout).not.toContain('New: type n')
  })

  test('--wrap 0 leaves lines whole, and --name and --family are taken', () => {
    const { stdout } = play('', '--seed', 'w', '--wrap', '0', '--name', "Mary O'Dell", '--family', 'red')
    expect(stdout).toMatch(/You are Mary O'Dell, \d+, of the Harrow family, the heavy end\. With you: .+\n/)
  })

  test.each([
    [['--seed', ''], '--seed takes at least one character'],
    [['--chapter', '12'], 'There is no chapter 12; there are 0'],
    [['--chapter', '0', '--free'], 'A game is either --free or a --chapter, not both'],
    [['--seed', 'a\u0007b'], '--seed takes no control characters'],
    [['--seed', 'x'.repeat(65)], '--seed takes at most 64 characters'],
    [['--theme', 'pink'], 'Allowed choices are dark, light, mono, cb.'],
    [['--seats', '2'], '--seats takes a number from 3 to 5'],
    [['--seats', 'four'], '--seats takes a number from 3 to 5'],
    [['--human', '4'], '--human takes a number from 1 to the number of seats, 3'],
    [['--human', '0'], '--human takes a number from 1 to the number of seats, 3'],
    [['--family', 'gren'], 'Did you mean green?'],
    [['--name', '\u001b[2J'], 'A name has 1 to 24 letters'],
    [['--haunt', '777'], 'There is no haunt 777'],
    [['--level', 'stedy'], 'Did you mean steady?'],
    [['--level', 'x'], '--level takes novice, gentle, steady, sharp'],
    [['--temper', 'timit'], 'Did you mean timid?'],
    [['--wrap', '3'], '--wrap takes 0, or a number from 20 to 999'],
  ])('a mistaken %j is answered with a sentence and exit code 2', (options, sentence) => {
    const { stdout, stderr, status } = play('', ...options)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toContain(sentence)
  })

  test('the computer plays as well as was asked for, steadily unless told, and the game remembers', () => {
    play('', '--seed', 'unless-told')
    play('', '--seed', 'as-told', '--level', 'sharp', '--temper', 'timid')
    const listed = spawnSync(process.execPath, [executable, 'saves', 'list', '--json', '--saves', saves], {
      encoding: 'utf8',
    })
    const games = JSON.parse(listed.stdout) as { name: string; seats: object[] }[]
    const seatsOf = (name: string) => games.find((game) => game.name === name)!.seats.slice(1)
    expect(seatsOf('free-unless-told')).toMatchObject([
      { by: 'ai:steady', temper: 'even' },
      { by: 'ai:steady', temper: 'even' },
    ])
    expect(seatsOf('free-as-told')).toMatchObject([
      { by: 'ai:sharp', temper: 'timid' },
      { by: 'ai:sharp', temper: 'timid' },
    ])
  })

  test('a campaign begins, keeps its game and goes on with it', () => {
    const first = play('Ann 34\n', '--campaign', 'harrow', '--seed', 'k')
    expect(first.stdout).toContain('Campaign harrow')
    expect(play('look\n', '--campaign', 'harrow').stdout).toContain('Campaign harrow')
  })

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s leaves with exit code %i, and says where the game is', async (signal, code) => {
    const child = spawn(process.execPath, [
      executable,
      'play',
      '--saves',
      saves,
      '--seed',
      signal.toLowerCase(),
    ])
    let out = ''
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        out += chunk
        if (out.includes('Your turn')) resolve()
      })
    })
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(out).toContain('lychgate resume free-sig')
  })

  test('ends quietly when nobody reads its output any more', () => {
    const pipe = `yes who | "${process.execPath}" "${executable}" play --seed yes --saves "${saves}" | head -3 > /dev/null; echo "\${PIPESTATUS[1]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', pipe], { encoding: 'utf8' })
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' })
  })
})
