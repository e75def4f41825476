import { useState, useSyncExternalStore } from 'react'

/** Storage may be closed by the browser's settings. */
function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Nothing but this page changes what is remembered. */
const never = () => () => {}

/** Whether what is new is heard, remembered in this browser under a key; on while the server draws it. */
export function useSound(key: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const kept = useSyncExternalStore(
    never,
    () => read(key),
    () => true,
  )
  const [chosen, choose] = useState<boolean>()
  return [
    chosen ?? kept,
    (next) => {
      choose(next)
      try {
        localStorage.setItem(key, next ? 'on' : 'off')
      } catch {
        // It holds until the page is left.
      }
    },
  ]
}
