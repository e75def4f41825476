'use client'

import { ErrorScreen } from '../errors/error-screen.tsx'
import { useFault } from '../errors/use-fault.ts'

/** Shown when a screen throws; the menu stays. */
export default function ModerationError({ error }: { error: unknown }) {
  useFault(error)
  return <ErrorScreen status={500} />
}
