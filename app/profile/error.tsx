'use client'

import { ErrorScreen } from '../errors/error-screen.tsx'
import { useFault } from '../errors/use-fault.ts'

/** Shown when a page of the profile throws; the menu stays. */
export default function ProfileError({ error }: { error: unknown }) {
  useFault(error)
  return <ErrorScreen status={500} />
}
