/** Ink as it comes: a hello, or two whole screens by turns, one with every key. For comparison. */
import { readFileSync } from 'node:fs'
import { Box, render, Text, useInput } from 'ink'
import { useState } from 'react'

const [file] = process.argv.slice(2)
const screens: string[][] = file ? JSON.parse(readFileSync(file, 'utf8')) : []

function Screens() {
  const [at, turn] = useState(0)
  useInput(() => turn((n) => (n + 1) % screens.length))
  return (
    <Box flexDirection="column">
      {screens[at]!.map((row, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the screen
        <Text key={y} wrap="truncate">
          {row === '' ? ' ' : row}
        </Text>
      ))}
    </Box>
  )
}

render(file ? <Screens /> : <Text>Hello, house</Text>)
