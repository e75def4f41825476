import type { Metadata } from 'next'
import { translate } from '../../locales/index.ts'
import { waitingQueues } from '../queries/moderation.ts'
import { ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { requestLocale } from '../request-locale.ts'
import { HomeScreen } from './home-screen.tsx'
import { productRoles } from './product-roles.ts'
import { refusedTitle, signedIn } from './signed-in.ts'

export async function generateMetadata(): Promise<Metadata> {
  // The layout of a segment does not title the first page of it.
  if ((await signedIn()).isRefused) return { title: { absolute: await refusedTitle() } }
  return { title: translate(await requestLocale())('moderation:home.title') }
}

/** The queues of a moderator, and the areas that an administrator edits. */
export default async function ModerationHome() {
  const roles = productRoles(await readQuery(ownUser))
  const waiting = roles.isModerator ? await readQuery(waitingQueues) : []
  return <HomeScreen roles={roles} waiting={waiting} now={new Date().toISOString()} />
}
