import { LRUCache } from 'lru-cache'
import type { Orm } from '../database/database.ts'
import { type KeptDraft, readDraft, readRevision } from './draft-store.ts'

/** Sites that are edited at the same time, about. */
const most = 8

const known = new WeakMap<Orm, LRUCache<string, KeptDraft>>()

/**
 * The draft of a company as `readDraft` gives it, for those who only read: while its revision is the same it is read once, since
 * every block that is drawn for an editor asks for it. Not for transactions, whose revisions may be taken back.
 */
export async function readKnownDraft(orm: Orm, company: string): Promise<KeptDraft> {
  const drafts = known.get(orm) ?? new LRUCache<string, KeptDraft>({ max: most })
  known.set(orm, drafts)
  const revision = await readRevision(orm, company)
  const found = drafts.get(company)
  if (found && found.revision === revision) return found
  const read = await readDraft(orm, company)
  // What is published may change without a revision.
  if (read.revision > 0) drafts.set(company, read)
  return read
}
