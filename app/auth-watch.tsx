'use client'

import { useEffect } from 'react'
import { onAuthSignal } from '../client/auth-signal.ts'
import { eraseOldDay } from '../client/offline/kept-day.ts'
import { forgetTexts } from './state/kept-texts.ts'

/** Reloads the page when a person signs in or out in another tab (B-29), and erases a day that was kept for too long. Renders nothing. */
export function AuthWatch() {
  useEffect(
    () =>
      onAuthSignal((change) => {
        if (change === 'logout') forgetTexts()
        location.reload()
      }),
    [],
  )
  useEffect(() => void eraseOldDay().catch(reportError), [])
  return null
}
