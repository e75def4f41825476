'use client'

import { useEffect } from 'react'
import { onAuthSignal } from '../client/auth-signal.ts'
import { forgetTexts } from './state/kept-texts.ts'

/** Reloads the page when a person signs in or out in another tab (B-29). Renders nothing. */
export function AuthWatch() {
  useEffect(
    () =>
      onAuthSignal((change) => {
        if (change === 'logout') forgetTexts()
        location.reload()
      }),
    [],
  )
  return null
}
