import { useState, useSyncExternalStore } from 'react'

/** Storage may be closed by the browser's settings. */
function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** No other page changes the remembered value. */
const never = () => () => {}

/** A switch that this browser remembers under a key: on until it is turned off, and whenever the server renders it. */
export function useKeptSwitch(key: string): [isOn: boolean, set: (isOn: boolean) => void] {
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
