/** The keyboard for components: `useKey` adds a handler while the component is mounted. */
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { Keyboard, type KeyHandler, type Layer } from './keyboard.ts'

const KeyContext = createContext(new Keyboard({ focus: () => 0 }))

export function KeyProvider({ keyboard, children }: { keyboard: Keyboard; children: ReactNode }) {
  return <KeyContext.Provider value={keyboard}>{children}</KeyContext.Provider>
}

/** Several keys may arrive before the next render: read stores in the handler, not values of the render. */
export function useKey(layer: Layer, handler: KeyHandler): void {
  const keyboard = useContext(KeyContext)
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  useLayoutEffect(() => keyboard.add(layer, (key) => latest.current(key)), [keyboard, layer])
}
