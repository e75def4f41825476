import { siteDraftShape } from '../../schemas/api/site-draft.ts'
import { accept, rewind } from '../../schemas/draft/accept.ts'
import type { Change } from '../../schemas/draft/change.ts'
import { sourceChanges, withSources } from '../../schemas/draft/sources.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { lockDraft, readEntries, saveEntry } from './draft-store.ts'

/** What the server itself has added to changes: from which words texts were translated. */
const addedTo = (changes: readonly Change[]) => changes.filter(({ path }) => path[0] === 'sources')

type Sent = { company: string; account: string; id: string; base: number; changes: readonly Change[] }

/**
 * Saves changes that were made on the revision `base` (PS2). Returns the new revision, what others have changed since `base`,
 * and what was added to the changes: from which words texts were translated. What is sent again under the same id is not saved again. Throws 409 with both values if somebody else has
 * changed the same field, 422 if a change leads to nothing or would leave a draft that cannot be read.
 */
export async function changeDraft(
  orm: Orm,
  { company, account, id, base, changes }: Sent,
): Promise<{ REVISION: number; CHANGES: Change[] }> {
  const { revision, draft } = await lockDraft(orm, company)
  if (base > revision) throw new ApiError('BAD_REQUEST')
  const later = await readEntries(orm, company, base)
  const others = (entries: typeof later) => entries.flatMap((entry) => entry.changes)
  const own = later.findIndex((entry) => entry.id === id)
  const known = later[own]
  if (known)
    return {
      REVISION: known.revision,
      CHANGES: [...others(later.slice(0, own)), ...addedTo(known.changes)],
    }

  const outcome = accept(draft, later, changes)
  const news = { REVISION: revision, CHANGES: others(later) }
  if ('conflicts' in outcome) {
    const CONFLICTS = outcome.conflicts.map(({ change, base, theirs, entry }) => ({
      CHANGE: change,
      BASE: base,
      THEIRS: theirs,
      BY: later[entry]?.by ?? null,
    }))
    throw new ApiError('DRAFT_CONFLICT', { data: { ...news, CONFLICTS } })
  }
  if ('refused' in outcome) throw new ApiError('BAD_REQUEST', { data: { ...news, REFUSED: outcome.refused } })
  if (outcome.entry.changes.length === 0) return news
  const around = { before: draft, after: outcome.draft, seen: rewind(draft, later) }
  const added = sourceChanges(around, outcome.entry.changes)
  const { draft: changed, inverses } = withSources(outcome.draft, added)
  const isFine = siteDraftShape.safeParse(changed).success
  if (!isFine) throw new ApiError('BAD_REQUEST', { data: { ...news, REFUSED: changes } })
  const next = { revision: revision + 1, draft: changed }
  await saveEntry(orm, { company, account, id }, next, {
    changes: [...outcome.entry.changes, ...added],
    inverses: [...outcome.entry.inverses, ...inverses],
  })
  return { REVISION: next.revision, CHANGES: [...news.CHANGES, ...added] }
}
