/** The page stack for components. */
import { createContext, type ReactNode, useContext } from 'react'
import { PageStack } from './page-stack.ts'

const PagesContext = createContext(new PageStack(() => {}))

export function PagesProvider({ pages, children }: { pages: PageStack; children: ReactNode }) {
  return <PagesContext.Provider value={pages}>{children}</PagesContext.Provider>
}

export const usePages = (): PageStack => useContext(PagesContext)
