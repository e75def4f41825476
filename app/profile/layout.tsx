import type { ReactNode } from 'react'
import { ownCompanies, ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { personOf } from './person-of.ts'
import { ProfileLayout } from './profile-layout.tsx'

/** The layout of R85–R89; the server has checked that the user is signed in (B-4). */
export default async function Layout({ children }: { children: ReactNode }) {
  const [user, companies] = await Promise.all([readQuery(ownUser), readQuery(ownCompanies)])
  return <ProfileLayout person={personOf(user, companies)}>{children}</ProfileLayout>
}
