import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { addressHeader } from '../address-header.ts'
import { pathWithoutLocale } from '../navigation/path-locale.ts'
import { personOf } from '../profile/person-of.ts'
import { ownCompanies, ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { ModerationLayout } from './moderation-layout.tsx'
import { moderationVerdict } from './moderation-verdict.ts'
import { NoRight } from './no-right.tsx'
import { productRoles } from './product-roles.ts'

/** The layout of all screens for the product’s own people. Without the right it says so in place of the screen, and has no menu. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [user, companies] = await Promise.all([readQuery(ownUser), readQuery(ownCompanies)])
  const roles = productRoles(user)
  const [path = '/moderation'] = ((await headers()).get(addressHeader) ?? '/moderation').split('?')
  const isRefused = moderationVerdict(pathWithoutLocale(path), roles) === 403
  return (
    <ModerationLayout person={personOf(user, companies)} roles={roles} hasMenu={!isRefused}>
      {isRefused ? <NoRight {...roles} /> : children}
    </ModerationLayout>
  )
}
