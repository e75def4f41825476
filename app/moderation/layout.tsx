import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { personName } from '../../schemas/formats/name.ts'
import { personOf } from '../profile/person-of.ts'
import { ownCompanies } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { ModerationLayout } from './moderation-layout.tsx'
import { NoRight } from './no-right.tsx'
import { refusedTitle, signedIn } from './signed-in.ts'

/** Without the right the tab's title says so, whatever the screen is. */
export async function generateMetadata(): Promise<Metadata> {
  if (!(await signedIn()).isRefused) return {}
  const title = await refusedTitle()
  return { title: { template: title, default: title } }
}

/** The layout of all screens for moderators and administrators. Without the right it shows a message in place of the screen, and has no menu. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [{ user, roles, isRefused }, companies] = await Promise.all([signedIn(), readQuery(ownCompanies)])
  return (
    <ModerationLayout person={personOf(user, companies)} roles={roles} hasMenu={!isRefused}>
      {isRefused ? <NoRight {...roles} name={personName(user)} /> : children}
    </ModerationLayout>
  )
}
