import { siteDraftShape } from '../../../schemas/api/site-draft.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { accept, rewind } from '../../../schemas/draft/accept.ts'
import type { Change } from '../../../schemas/draft/change.ts'
import { withChanges } from '../../../schemas/draft/session.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { sourceChanges, withSources } from '../../../schemas/draft/sources.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import {
  checkSeen,
  lockDraft,
  readEntries,
  revisionOf,
  type SavedEntry,
  saveEntry,
  saveOf,
} from './draft-store.ts'

/** Changes that the server itself has added: the words that texts were translated from. */
const addedTo = (changes: readonly Change[]) => changes.filter(({ path }) => path[0] === 'sources')

/** True if these changes, made on the draft before an entry, are those that it has saved. */
function isSame(before: SiteDraft, { changes: saved }: SavedEntry, changes: readonly Change[]): boolean {
  const again = accept(before, [], changes)
  if (!('draft' in again)) return false
  const own = again.entry.changes
  const others = saved.slice(own.length)
  return isEqual(saved.slice(0, own.length), own) && addedTo(others).length === others.length
}

const canBeRead = (draft: SiteDraft) => siteDraftShape.safeParse(draft).success

/** The first change after which a draft cannot be read any more; the others are not lost with it. */
function breaking(draft: SiteDraft, changes: readonly Change[]): Change[] {
  let [fine, broken] = [0, changes.length]
  while (broken - fine > 1) {
    const middle = Math.floor((fine + broken) / 2)
    if (canBeRead(withChanges(draft, changes.slice(0, middle)))) fine = middle
    else broken = middle
  }
  return changes.slice(fine, broken)
}

type Sent = {
  company: string
  account: string
  id: string
  base: number
  /** The save that created `base`, as far as the editor knows it. */
  baseSave?: string | undefined
  changes: readonly Change[]
}

/**
 * Saves changes that were made on the revision `base` (PS2). Returns the new revision, what others have changed since `base`, and what was
 * added to the changes: the words that texts were translated from. Changes sent again under the same id are not saved twice. Throws 409
 * with both values if another editor has changed the same field, if other changes have been saved under the id, or if the draft was never
 * at `base`, as after a backup was restored; 422 if the path of a change does not exist, or the change would leave a draft that cannot be
 * read.
 */
export async function changeDraft(
  orm: Orm,
  { company, account, id, base, baseSave, changes }: Sent,
): Promise<{ REVISION: number; SAVE: string | null; CHANGES: Change[] }> {
  const { revision, draft } = await lockDraft(orm, company)
  const SAVE = await saveOf(orm, company, revision)
  await checkSeen(orm, company, { revision, save: SAVE }, { revision: base, save: baseSave })
  const savedAs = (await revisionOf(orm, company, id)) ?? revision + 1
  const entries = await readEntries(orm, company, Math.min(base, savedAs - 1))
  const later = entries.filter((entry) => entry.revision > base)
  const others = (entries: typeof later) => entries.flatMap((entry) => entry.changes)
  const own = entries.findIndex((entry) => entry.id === id)
  const known = entries[own]
  if (known) {
    if (!isSame(rewind(draft, entries.slice(own)), known, changes)) throw new ApiError('CONFLICT')
    if (savedAs <= base) return { REVISION: revision, SAVE, CHANGES: others(later) }
    return {
      REVISION: savedAs,
      SAVE: id,
      CHANGES: [...others(entries.slice(0, own)), ...addedTo(known.changes)],
    }
  }

  const outcome = accept(draft, later, changes)
  const news = { REVISION: revision, SAVE, CHANGES: others(later) }
  if ('conflicts' in outcome) {
    const CONFLICTS = outcome.conflicts.map(({ change, base, theirs, entry }) => ({
      CHANGE: change,
      BASE: base,
      THEIRS: theirs,
      BY: later[entry]?.by ?? null,
      // In another tab.
      IS_MINE: later[entry]?.author === account,
    }))
    throw new ApiError('DRAFT_CONFLICT', { data: { ...news, CONFLICTS } })
  }
  if ('refused' in outcome) throw new ApiError('BAD_REQUEST', { data: { ...news, REFUSED: outcome.refused } })
  if (outcome.entry.changes.length === 0) return news
  const around = { before: draft, after: outcome.draft, seen: rewind(draft, later) }
  const added = sourceChanges(around, outcome.entry.changes)
  const { draft: changed, inverses } = withSources(outcome.draft, added)
  if (!canBeRead(changed)) {
    const REFUSED = breaking(draft, outcome.entry.changes)
    throw new ApiError('BAD_REQUEST', { data: { ...news, REFUSED } })
  }
  const next = { revision: revision + 1, draft: changed }
  await saveEntry(orm, { company, account, id }, next, {
    changes: [...outcome.entry.changes, ...added],
    inverses: [...outcome.entry.inverses, ...inverses],
  })
  return { REVISION: next.revision, SAVE: id, CHANGES: [...news.CHANGES, ...added] }
}
