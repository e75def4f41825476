import { createContext, type ReactNode, useContext, useState } from 'react'
import { firstView, type View } from './view.ts'

type Shared = { view: View; setView: (change: Partial<View>) => void }

const Context = createContext<Shared>({ view: firstView, setView: () => {} })

/** Keeps how the page is looked at, for the toolbar and the frame. */
export function ViewProvider({ children }: { children: ReactNode }) {
  const [view, put] = useState(firstView)
  const setView = (change: Partial<View>) => put((now) => ({ ...now, ...change }))
  return <Context value={{ view, setView }}>{children}</Context>
}

export const useView = (): Shared => useContext(Context)
