'use client'

import type { ReactNode } from 'react'
import { PersonMenu } from '../layouts/person-menu.tsx'
import { PlainLayout } from '../layouts/plain-layout.tsx'
import { useOwnPerson } from '../profile/use-own-person.ts'
import { useSignOut } from '../use-sign-out.ts'

/** The layout of a moderator's screens; their pages prefetch `ownUser` and `ownCompanies`. */
export function ModerationLayout({ children }: { children: ReactNode }) {
  const person = useOwnPerson()
  const leave = useSignOut()
  return (
    <PlainLayout width="list" menu={<PersonMenu person={person} withName onSignOut={leave} />}>
      {children}
    </PlainLayout>
  )
}
