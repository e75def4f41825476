import { isDemoDatabase } from '../backend/kit/company/is-demo-database.ts'
import { inboxMode } from './inbox-mode.ts'
import type { Services } from './services.ts'

/** True if the inbox page exists; the same rule as for its endpoints. */
export async function hasInbox({ env, local }: Services): Promise<boolean> {
  const inbox = inboxMode(env)
  return inbox === 'open' || (inbox === 'on-demo' && local !== undefined && isDemoDatabase(local.db.orm))
}
