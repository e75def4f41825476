'use client'

import type { ReactNode } from 'react'
import { personName } from '../../schemas/formats/name.ts'
import { DefaultLayout } from '../layouts/default/default-layout.tsx'
import { ownUser } from '../queries/profile.ts'
import { useApiQuery } from '../queries/use-api-query.ts'
import { useSignOut } from '../use-sign-out.ts'
import { avatarAddress } from './avatar-address.ts'
import { SectionMenu } from './section-menu.tsx'

/** The layout of every page of the profile. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  const leave = useSignOut()
  const user = useApiQuery(ownUser)
  const avatar = avatarAddress(user.AVATAR_VERSION)
  const person = { name: personName(user), ...(avatar && { avatar }) }
  return (
    <DefaultLayout person={person} onSignOut={leave} aside={<SectionMenu />}>
      {children}
    </DefaultLayout>
  )
}
