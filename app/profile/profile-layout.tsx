'use client'

import type { ReactNode } from 'react'
import { DefaultLayout } from '../layouts/default/default-layout.tsx'
import { OwnAreas } from '../layouts/own-areas.tsx'
import type { Person } from '../layouts/person.ts'
import { useSignOut } from '../use-sign-out.ts'
import { SectionMenu } from './section-menu.tsx'

/** The layout of every page of the profile. */
export function ProfileLayout({ person, children }: { person: Person; children: ReactNode }) {
  const leave = useSignOut()
  const aside = (
    <div className="grid grid-cols-1 content-start gap-4 @4xl/page:sticky @4xl/page:top-24">
      <SectionMenu />
      <div className="px-3 @max-4xl/page:hidden print:hidden">
        <OwnAreas {...person} />
      </div>
    </div>
  )
  return (
    <DefaultLayout person={person} onSignOut={leave} aside={aside}>
      {children}
    </DefaultLayout>
  )
}
