import { useState } from 'react'

/** Codes of the selected rows, across pages. `scope` names the list: another scope starts with no selection. */
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
