// The desk, asked in every way there is, over the rules as they are shipped.
import { describe, expect, test } from 'vitest'
import { type Asked, ask } from '../../src/rulebook/ask.ts'
import { type Layout, layOut } from '../../src/rulebook/layout.ts'
import { openRules } from '../../src/rulebook/load.ts'
import type { Reply } from '../../src/rulebook/reply.ts'
import { isRule } from '../../src/rulebook/rule-index.ts'

const index = (await openRules())()
const reply = (text: string, more: Partial<Asked> = {}): Reply =>
  ask(index, { words: text.split(' '), ...more })

/** The ids that are found, the best first. */
function found(text: string, more: Partial<Asked> = {}): string[] {
  const answer = reply(text, more)
  return answer.kind === 'answers' ? answer.found.map(({ id }) => id) : []
}
const because = (text: string): string => {
  const answer = reply(text)
  return answer.kind === 'nothing' || answer.kind === 'misuse' ? answer.because : ''
}
const lines = (text: string, layout: Partial<Layout> = {}, more: Partial<Asked> = {}): string[] =>
  layOut(index, reply(text, more), { width: 80, asked: text, ...layout })

describe('words', () => {
  test.each([
    ['haunt roll', 'L-TRIG-03'],
    ['Haunt Roll?', 'L-TRIG-03'],
    ['los', 'L-LOS-01'],
    ['can I attack before the haunt', 'L-ATK-01'],
    ['tied attack', 'L-ATK-08'],
    ['no attack before the haunt', 'L-ATK-01'],
    ['runestones', 'L-REG-12'],
    ['steal', 'L-STEAL-01'],
    ['line of sight', 'L-LOS-01'],
    ['attack', 'L-ATK-04'],
  ])('"%s" finds %s first', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  test('a transposition, a missing letter and two slips in a long word are forgiven', () => {
    expect(found('tratior')[0]).toBe(found('traitor')[0])
    expect(found('runeston')[0]).toBe(found('runestone')[0])
    expect(found('revaeler trator').slice(0, 3)).toContain(found('revealer traitor')[0])
    expect(because('xqz')).toMatch(/^These rules do not settle "xqz"/)
  })

  test('Legacy comes first among equals, and an edition can be asked alone', () => {
    const everywhere = found('haunt roll')
    expect(everywhere.slice(0, 3).every((id) => id.startsWith('L-'))).toBe(true)
    const third = found('haunt roll', { editions: ['third'] })
    expect(third.length).toBeGreaterThan(0)
    expect(third.every((id) => id.startsWith('E3-'))).toBe(true)
  })

  test('a whole title finds its rule, in whatever edition, before all that only mention it', () => {
    for (const { id, title } of index.entries.filter(isRule))
      expect(found(title).slice(0, 4), title).toContain(id)
  })

  test('a word that stands nowhere is told and left out of a question that is clear without it', () => {
    const text = 'do hidden traitors have traitor powers in the haunt xyzzyq'
    expect(found(text)[0]).toBe('L-AMB-96')
    expect(lines(text)).toContain('No entry contains "xyzzyq"; without it:')
  })

  test('what no rule speaks of is not settled, and three titles are offered', () => {
    const answer = reply('does the zyxwvq bring qqqqqqqq')
    expect(because('does the zyxwvq bring qqqqqqqq')).toMatch(/^These rules do not settle "does the zyxwvq/)
    expect(answer.kind === 'nothing' && answer.nearest).toHaveLength(3)
  })

  test.each(['.*', '[a-z', '\\', '__proto__', 'constructor', 'ĦÆ漢字🙂', '\u0000', '9'.repeat(5000), '$1'])(
    'odd input %j is answered calmly',
    (text) => {
      expect(lines(text.slice(0, 5000)).length).toBeGreaterThan(0)
    },
  )

  test('a question of many thousand words is no trouble', () => {
    expect(lines('attack haunt zzzz '.repeat(20_000)).length).toBeGreaterThan(0)
  })
})

describe('ids', () => {
  test('an id is found in any case, without its zero, and with a long dash', () => {
    for (const id of ['L-ATK-01', 'l-atk-01', 'L-ATK-1', 'L-ATK-001', 'L–ATK–01'])
      expect(found(id)).toEqual(['L-ATK-01'])
  })

  test('several ids are answered one after the other', () => {
    expect(found('L-ATK-02 E1-ATK-01')).toEqual(['L-ATK-02', 'E1-ATK-01'])
  })

  test('an id among other words is what is asked for', () => {
    expect(found('what does L-ATK-01 mean')).toEqual(['L-ATK-01'])
    expect(found('run L-ATK-01')).toEqual(['L-ATK-01'])
  })

  test('every rule is found by its id', () => {
    for (const entry of index.entries) expect(found(entry.id, { spoilers: true })).toEqual([entry.id])
  })

  test('an unknown id says which there are', () => {
    expect(because('L-TRIG-30')).toBe('No rule L-TRIG-30. L-TRIG has 01 to 09.')
    expect(because('L-ATK-1a')).toBe('No rule L-ATK-1A. L-ATK has 01 to 22.')
    expect(because('L-AMB-*')).toMatch(/^No rule L-AMB-\*\. L-AMB has 01 to \d+\.$/)
    expect(because('E3-HAUNT-21')).toBe('No rule E3-HAUNT-21. E3-HAUNT has 01 to 20.')
    expect(because('L-TRGI-01')).toMatch(/^No rules L-TRGI\. Did you mean L-TRIG\? Legacy has L-CORE, /)
    expect(because('E7-ATK-01')).toMatch(/^No rules E7-ATK-01\. Ids begin with L- \(Legacy\), E1- \(First\)/)
  })

  test('the beginning of ids gives titles and never texts', () => {
    const titles = lines('l-trig')
    expect(titles).toHaveLength(9)
    expect(titles[2]).toBe('L-TRIG-03  One die for every Omen found')
    const all = lines('L-')
    expect(all.length).toBeGreaterThan(500)
    expect(Math.max(...all.map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(lines('E1').every((line) => line.startsWith('E1-'))).toBe(true)
    expect(lines('L')).toEqual(all)
  })
})

describe('cards, tiles and haunts', () => {
  test('a card and a tile are found by name, by part of it and in spite of a slip', () => {
    expect(found('card bells')).toEqual(['card:bells'])
    expect(found('card bels')).toEqual(['card:bells'])
    expect(found('tile bearers')).toEqual(['tile:bearers-rest'])
    expect(lines('card bells').join(' ')).toContain('RING: Each other person in your region')
  })

  test('several matches are listed, and no name lists all', () => {
    expect(lines('tile landing')).toEqual([
      'tile:basement-landing  Basement Landing',
      'tile:upper-landing     Upper Landing',
    ])
    expect(lines('card')).toHaveLength(index.entries.filter(({ kind }) => kind === 'card').length)
  })

  test('no such card gives the nearest names, but a question about cards is answered', () => {
    expect(because('card qqqq')).toBe('There is no card "qqqq"; "rules card" lists them.')
    expect(because('card nope')).toBe('There is no card "nope"; "rules card" lists them.')
    expect(found('card region')[0]).toMatch(/^L-/)
  })

  test('L-EVENT-03: what an Event does is shown only with spoilers', () => {
    const event = index.entries.find(
      (entry) => !isRule(entry) && entry.kind === 'card' && entry.sealed.length > 0,
    )!
    const sealed = isRule(event) ? [] : event.sealed
    const ask = `card ${event.title}`
    expect(lines(ask).join(' ')).toContain('--spoilers shows them')
    expect(lines(ask, { width: 2000 }).join(' ')).not.toContain(sealed[0])
    expect(lines(ask, { width: 2000, spoilers: true }).join(' ')).toContain(sealed[0])
  })

  test('a haunt is only counted until spoilers are asked for', () => {
    const haunt = index.entries.find(({ id }) => id === 'haunt:17')!
    expect(lines('haunt 17')).toEqual(['1 sealed result (haunt 17); --spoilers shows it.'])
    expect(lines(haunt.title).at(-1)).toMatch(
      /sealed results? \(haunts? .*17.*\); --spoilers shows (it|them)\.$/,
    )
    expect(lines(haunt.title).join(' ')).not.toContain('haunt:')
    const shown = lines('haunt 17', { spoilers: true }, { spoilers: true })
    expect(shown[0]).toContain(haunt.title)
    expect(shown.at(-1)).toBe("  Both sides' pages: lychgate preview haunt 17")
  })
})

describe('lists', () => {
  test('the list counts every rule once', () => {
    const answer = reply('list')
    const counts = answer.kind === 'sections' ? answer.sections.map(({ count }) => count) : []
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(index.entries.filter(isRule).length)
  })

  test('it narrows to an edition, a word or both', () => {
    expect(lines('list attack')[0]).toBe('Legacy, 36 entries')
    expect(lines('list attack')[1]).toBe(
      '  Attack, line of sight, steal (36)     L-ATK-01 to 22, L-LOS-01 to 04,',
    )
    expect(lines('list 3rd attack')[0]).toBe('Third, 12 entries')
    expect(lines('list third').every((line) => !/\bL-/.test(line))).toBe(true)
    expect(because('list zzzz')).toMatch(/^No section is called "zzzz"/)
  })
})

describe('two editions', () => {
  test('a topic stands side by side, the answers first and then the rules', () => {
    expect(lines('diff legacy third haunt-roll')).toEqual([
      '  Legacy                                  Third',
      'The haunt roll (haunt-roll)',
      '  A die for each Omen in play; 5+ in      A die for each Omen; 5+ starts the',
      '  free play, else as the campaign says.   haunt.',
      expect.stringMatching(/^ {2}L-CORE-16 L-TRIG-03.* {2}E3-HROLL-01/),
      expect.stringContaining('L-TRIG-'),
    ])
  })

  test('an answer cites entries that belong to another topic', () => {
    const answer = reply('diff legacy third monster-carrying')
    const [pair] = answer.kind === 'comparison' ? answer.pairs : []
    expect(pair!.rules[1]!.map(({ id, topic }) => [id, topic])).toEqual([['E3-MON-11', 'monster-discovery']])
  })

  test('an area shows what differs and names what does not', () => {
    const all = lines('diff legacy third discovery')
    expect(all).toContain('Which doors must meet (placing-tiles)')
    expect(all.some((line) => line.startsWith('The same in both: '))).toBe(true)
    expect(Math.max(...all.map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test('without a topic the topics are listed', () => {
    expect(lines('diff')).toEqual(lines('diff legacy third'))
    expect(lines('diff').join(' ')).toContain('haunt-roll')
  })

  test('an unknown topic gives the nearest; an unknown edition is a mistake', () => {
    expect(because('diff legacy third qqqqq')).toMatch(
      /^No topic is called "qqqqq"\. The nearest are .*"rules diff" lists all topics\.$/,
    )
    expect(because('diff legacy fourth haunt')).toMatch(
      /^There is no edition "fourth"; there are legacy, first, second, third\./,
    )
    expect(because('diff legacy legacy haunt')).toMatch(/^Name two different editions/)
    expect(because('diff legacy')).toMatch(/^Name two editions/)
  })
})

describe('an answer', () => {
  test.each([80, 100])('of %i columns takes at most eight lines, whatever the rule', (width) => {
    for (const { id } of index.entries.filter(isRule)) {
      const all = lines(id, { width }).filter((line) => !line.startsWith('More of it:'))
      expect(all.length, id).toBeLessThanOrEqual(8)
      expect(Math.max(...all.map((line) => line.length)), id).toBeLessThanOrEqual(width)
    }
  })

  test('of 40 columns stays within them', () => {
    for (const { id } of index.entries.filter(isRule))
      expect(Math.max(...lines(id, { width: 40 }).map((line) => line.length)), id).toBeLessThanOrEqual(40)
  })

  test('names id, title, edition and kind, and then the text', () => {
    const [head, text] = lines('L-ATK-01')
    expect(head).toBe('L-ATK-01  No attack before the haunt                                Legacy  rule')
    expect(text).toBe('  Attacks exist only once the haunt has begun. Before that nobody can attack')
  })

  test('says of a ruling that it is ours, and why', () => {
    const [head] = lines('L-AMB-55')
    expect(head).toMatch(/Legacy {2}ruling \(ours\)$/)
    expect(lines('L-AMB-55')).toContain('  Our ruling: the book does not settle this.')
    expect(lines('L-AMB-55', { all: true }).some((line) => line.startsWith('  Why: '))).toBe(true)
    expect(lines('L-ATK-01', { all: true }).join('\n')).not.toContain('Our ruling')
  })

  test('prints with a rule our ruling on what the book leaves open', () => {
    const told = lines('E1-DISC-11').join(' ').replaceAll(/ +/g, ' ')
    expect(told).toMatch(
      /does not say .* Our ruling: In a new room .* carry out the card first.* \(E1-RUL-04\)/,
    )
  })

  test('names the editions that agree as a list', () => {
    expect(lines('L-REG-12').join('\n')).toMatch(
      /Other editions: First, Second and Third: None \(E1-GEN-10,\s+E2-GEN-10,\s+E3-GEN-08\)\./,
    )
    expect(lines('L-TRIG-03').join('\n')).toContain('Other editions: First and Second: 6 dice')
  })

  test('ends with the others that were found', () => {
    expect(lines('haunt roll').at(-1)).toMatch(/^\d+ more: L-\S+ L-\S+ .*\(rules haunt roll --all\)$/)
    const all = lines('haunt roll', { all: true })
    for (const id of found('haunt roll'))
      expect(
        all.some((line) => line.startsWith(id)),
        id,
      ).toBe(true)
  })

  test('in plain sentences has no columns', () => {
    expect(lines('L-ATK-01', { plain: true })[0]).toBe('L-ATK-01 No attack before the haunt. Legacy, rule.')
    expect(lines('diff legacy third haunt-roll', { plain: true }).join('\n')).not.toMatch(/ {3}/)
  })

  test('tells nobody to run a rule that no scenario shows', () => {
    for (const { id } of index.entries.filter(isRule))
      expect(lines(id, { all: true }).join('\n').includes(`rules run ${id}`), id).toBe(
        index.runs.includes(id),
      )
  })
})
