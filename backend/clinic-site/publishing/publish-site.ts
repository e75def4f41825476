import { and, eq, isNotNull } from 'drizzle-orm'
import { siteSchedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { endOpenApproval } from './approvals.ts'
import { makeLive } from './make-live.ts'
import { publishable, type Seen } from './publishable.ts'

type Publishing = Seen & { account: string; note?: string | undefined }

/**
 * Publishes the draft as the next version (PS3), in one transaction with the published rows. It removes a scheduled version that could not
 * go live, and ends a request to publish that waits. Returns as `makeLive`, throws as `publishable`.
 */
export async function publishSite(orm: Orm, publishing: Publishing) {
  const { before, draft } = await publishable(orm, publishing)
  const { company, account } = publishing
  // A version that could not go live waited for a person, who publishes the corrected one now.
  await orm
    .delete(siteSchedule)
    .where(and(eq(siteSchedule.company, company), isNotNull(siteSchedule.problems)))
  await endOpenApproval(orm, company, 'publish', { by: account })
  return makeLive(orm, publishing, before, draft)
}
