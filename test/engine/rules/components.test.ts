import { expect, test } from 'vitest'
import { parse, SMALL_PACK, withFile } from '../../support/pack.ts'

test('L-COMP-21: given a haunt that places three large monsters, when checked, then it is a problem', async () => {
  const lid = SMALL_PACK.find(({ path }) => path.endsWith('1-the-lid.yaml'))!.text
  const three = lid
    .replace('size: small', 'size: large')
    .replace('tile: [hall, crypt] }, first: { players: [1, 2, 2] }', 'tile: [hall, crypt] }, first: 2')
    .replace('    - draw-secret', '    - spawn: { monster: hand, on: { tile: hall } }\n    - draw-secret')
  const { problems } = await parse(withFile('haunts/1-the-lid.yaml', three))
  expect(problems.map(({ expected }) => expected)).toContain(
    'The setup places up to 3 large monsters; the box holds 2.',
  )
})
