/** The player's settings for components. */
import { createContext, type ReactNode, useContext } from 'react'
import { SETTINGS, type Settings } from './settings.ts'
import { type Readable, useStore } from './store.ts'

const SettingsContext = createContext<Settings>(SETTINGS)

export function SettingsProvider({
  settings,
  children,
}: {
  settings: Readable<Settings>
  children: ReactNode
}) {
  return (
    <SettingsContext.Provider value={useStore(settings, (now) => now)}>{children}</SettingsContext.Provider>
  )
}

export const useSettings = (): Settings => useContext(SettingsContext)
