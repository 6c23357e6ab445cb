import { describe } from 'vitest'
import { finds } from './finds.ts'

describe('text', () => {
  finds([
    [
      'flavour of 21 words',
      'omens/veil.yaml',
      'Yellow lace.',
      Array(21).fill('lace').join(' '),
      'flavour',
      'The flavour has 21 words; at most 20 fit on a card.',
    ],
  ])
})
