import { randomUUID } from 'node:crypto'
import { rewind } from '../../../schemas/draft/accept.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { changeDraft } from './change-draft.ts'
import { lockDraft, readEntries } from './draft-store.ts'

type Caller = { company: string; account: string }

/**
 * Replaces the draft by the result of `change` (PS6), saved as the differing values. With `base` it starts from the revision that the
 * caller has seen, and merges with changes of others since. Throws what `changeDraft` throws.
 */
export async function changePart(
  orm: Orm,
  { company, account }: Caller,
  base: number | undefined,
  change: (draft: SiteDraft) => SiteDraft,
) {
  const { revision, draft } = await lockDraft(orm, company)
  const from = base ?? revision
  if (from > revision) throw new ApiError('BAD_REQUEST')
  const seen = from === revision ? draft : rewind(draft, await readEntries(orm, company, from))
  const changes = diffDrafts(seen, change(seen))
  return changeDraft(orm, { company, account, id: randomUUID(), base: from, changes })
}
