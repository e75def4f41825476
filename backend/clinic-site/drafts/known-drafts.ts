import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { siteDraft } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type KeptDraft, readDraft } from './draft-store.ts'

/** Sites that are edited at the same time, about. */
const most = 8

type Known = { stamp: string; kept: KeptDraft }

const known = new WeakMap<Orm, LRUCache<string, Known>>()

/**
 * The stamp of a stored draft: the transaction that wrote its row. A revision would not do, because a database that is restored or seeded
 * anew counts again.
 */
async function stampOf(orm: Orm, company: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ stamp: sql<string>`${siteDraft}.xmin::text` })
    .from(siteDraft)
    .where(eq(siteDraft.company, company))
  return row?.stamp
}

/**
 * The draft of a company as `readDraft` gives it, for callers that only read: an unchanged draft is read once, since every block that is
 * rendered for an editor needs it. Not for transactions, which may be rolled back.
 */
export async function readKnownDraft(orm: Orm, company: string): Promise<KeptDraft> {
  const drafts = known.get(orm) ?? new LRUCache<string, Known>({ max: most })
  known.set(orm, drafts)
  const stamp = await stampOf(orm, company)
  const found = drafts.get(company)
  if (found && found.stamp === stamp) return found.kept
  const kept = await readDraft(orm, company)
  // Without a draft it is the published site, which may change.
  if (stamp !== undefined && kept.revision > 0) drafts.set(company, { stamp, kept })
  return kept
}
