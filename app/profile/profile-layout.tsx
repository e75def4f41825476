'use client'

import type { ReactNode } from 'react'
import { DefaultLayout } from '../layouts/default/default-layout.tsx'
import type { Person } from '../layouts/person.ts'
import { useSignOut } from '../use-sign-out.ts'
import { SectionMenu } from './section-menu.tsx'

/** What stands around every screen of the profile. */
export function ProfileLayout({ person, children }: { person: Person; children: ReactNode }) {
  const leave = useSignOut()
  return (
    <DefaultLayout person={person} onSignOut={leave} aside={<SectionMenu />}>
      {children}
    </DefaultLayout>
  )
}
