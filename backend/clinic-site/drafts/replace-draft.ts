import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { Orm } from '../../kit/database/database.ts'
import { changeDraft } from './change-draft.ts'
import { lockDraft } from './draft-store.ts'

type By = { company: string; account: string; id: string }

/** Makes the draft of a company another site, by changes that the history has; once for each id. Throws as `changeDraft`. */
export async function replaceDraft(orm: Orm, by: By, site: SiteDraft): Promise<void> {
  const { revision, draft } = await lockDraft(orm, by.company)
  const changes = diffDrafts(draft, site)
  if (changes.length > 0) await changeDraft(orm, { ...by, base: revision, changes })
}
