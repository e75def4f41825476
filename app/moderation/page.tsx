import type { Metadata } from 'next'
import { translate } from '../../locales/index.ts'
import { waitingQueues } from '../queries/moderation.ts'
import { ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { requestLocale } from '../request-locale.ts'
import { HomeScreen } from './home-screen.tsx'
import { productRoles } from './product-roles.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:home.title') }
}

/** What waits for a moderator, and what an administrator edits. */
export default async function ModerationHome() {
  const roles = productRoles(await readQuery(ownUser))
  const waiting = roles.isModerator ? await readQuery(waitingQueues) : []
  return <HomeScreen roles={roles} waiting={waiting} now={new Date().toISOString()} />
}
