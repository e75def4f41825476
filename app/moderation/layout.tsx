import type { ReactNode } from 'react'
import { personOf } from '../profile/person-of.ts'
import { ownCompanies, ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { ModerationLayout } from './moderation-layout.tsx'
import { productRoles } from './product-roles.ts'

/** The layout of all screens for the product’s own people. The server admits nobody else. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [user, companies] = await Promise.all([readQuery(ownUser), readQuery(ownCompanies)])
  return (
    <ModerationLayout person={personOf(user, companies)} roles={productRoles(user)}>
      {children}
    </ModerationLayout>
  )
}
