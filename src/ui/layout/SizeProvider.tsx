/** The size of the terminal. Pages draw in `rows - 1`: the last row stays empty. */
import { createContext, type ReactNode, useContext } from 'react'
import { type Readable, useStore } from '../store/store.ts'

export interface Size {
  columns: number
  rows: number
}

const SizeContext = createContext<Size>({ columns: 80, rows: 24 })

export function SizeProvider({ size, children }: { size: Readable<Size>; children: ReactNode }) {
  return <SizeContext.Provider value={useStore(size, (now) => now)}>{children}</SizeContext.Provider>
}

export const useSize = (): Size => useContext(SizeContext)
