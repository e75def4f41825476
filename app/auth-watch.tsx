'use client'

import { useEffect } from 'react'
import { onAuthSignal } from '../client/auth-signal.ts'

/** Loads the screen anew when somebody signs in or out in another tab (B-29). Draws nothing. */
export function AuthWatch() {
  useEffect(() => onAuthSignal(() => location.reload()), [])
  return null
}
