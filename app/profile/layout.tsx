import type { ReactNode } from 'react'
import { Prefetched } from '../queries/prefetched.tsx'
import { ownCompanies, ownUser } from '../queries/profile.ts'
import { ProfileLayout } from './profile-layout.tsx'

/** The layout of R85–R89; the server has checked that the user is signed in (B-4). */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Prefetched queries={[ownUser, ownCompanies]}>
      <ProfileLayout>{children}</ProfileLayout>
    </Prefetched>
  )
}
