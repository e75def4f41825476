import { useState } from 'react'

const key = 'appointments-sound'

/** Storage may be closed by the browser's settings. */
function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Whether new bookings are heard, remembered in this browser. */
export function useSound(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(read)
  return [
    isOn,
    (next) => {
      setOn(next)
      try {
        localStorage.setItem(key, next ? 'on' : 'off')
      } catch {
        // It holds until the page is left.
      }
    },
  ]
}
