'use client'

import { ErrorScreen } from '../errors/error-screen.tsx'
import { useFault } from '../errors/use-fault.ts'

/** A screen of the profile that could not be made: the menu stays. */
export default function ProfileError({ error }: { error: unknown }) {
  useFault(error)
  return <ErrorScreen status={500} />
}
