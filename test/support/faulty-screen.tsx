// A program whose only page throws: t in its key handler, any other key while it is drawn.
import { Text } from 'ink'
import { useState } from 'react'
import { crash } from '../../src/cli/services/crash.ts'
import { abilities } from '../../src/cli/services/full-screen.ts'
import { useKey } from '../../src/ui/keys/KeyProvider.tsx'
import { runScreens } from '../../src/ui/run.tsx'

function Faulty() {
  const [isBroken, breakIt] = useState(false)
  useKey('page', ({ text }) => {
    if (text === 't') throw new Error('the key failed')
    breakIt(true)
    return true
  })
  if (isBroken) throw new Error('the drawing failed')
  return <Text>ready</Text>
}

process.exitCode = await runScreens({
  abilities: await abilities({}),
  open: () => ({ name: 'faulty', element: <Faulty /> }),
  onFault: crash,
  onLeave: () => [],
})
