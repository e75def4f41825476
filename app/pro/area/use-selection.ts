import { useState } from 'react'

/** Rows that are chosen, by their codes, on whatever page they are. `scope` names the list: another one begins with none. */
export function useSelection(scope: string) {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState(scope)
  if (seen !== scope) {
    setSeen(scope)
    setCodes(new Set())
  }
  const set = (some: readonly string[], isChosen: boolean) =>
    setCodes((before) => {
      const next = new Set(before)
      for (const code of some) {
        if (isChosen) next.add(code)
        else next.delete(code)
      }
      return next
    })
  return { codes, set, clear: () => setCodes(new Set()) }
}
