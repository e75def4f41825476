'use client'

import type { ReactNode } from 'react'
import { DefaultLayout } from '../layouts/default/default-layout.tsx'
import { OwnAreas } from '../layouts/own-areas.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { SectionMenu } from './section-menu.tsx'
import { useOwnPerson } from './use-own-person.ts'

/** The layout of every page of the profile. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  const leave = useSignOut()
  const person = useOwnPerson()
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
