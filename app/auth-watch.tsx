'use client'

import { useEffect } from 'react'
import { onAuthSignal } from '../client/auth-signal.ts'

/** Reloads the page when a person signs in or out in another tab (B-29). Renders nothing. */
export function AuthWatch() {
  useEffect(() => onAuthSignal(() => location.reload()), [])
  return null
}
