import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Path } from '../../../schemas/core/problem.ts'
import type { Entry } from '../../../schemas/draft/accept.ts'
import { rewind } from '../../../schemas/draft/accept.ts'
import type { Change } from '../../../schemas/draft/change.ts'
import { type SiteSummary, siteSummary } from '../../../schemas/draft/summary.ts'
import { account, siteChange } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { readDraft, readEntries } from './draft-store.ts'

/** Saves of one person that follow each other, from the revision `first` to `last`. */
type Work = { first: number; last: number; at: Date; by: string | null; summary: SiteSummary }

/** Saves that follow each other this closely are one piece of work, in milliseconds. */
const pauseMs = 5 * 60_000
/** How many saves one piece of work has at most, and how many pieces are read at once. */
const mostSaves = 100
const mostPieces = 20

/**
 * The changes with their authors, newest first, before a revision if one is given. Typing is saved every second, so saves of one person
 * that follow each other are joined.
 */
export async function readLog(
  orm: Orm,
  company: string,
  before?: number,
): Promise<{ pieces: Work[]; hasMore: boolean }> {
  const rows = await orm
    .select({
      revision: siteChange.revision,
      at: siteChange.at,
      account: siteChange.account,
      person: accountNameColumns,
    })
    .from(siteChange)
    .leftJoin(account, eq(account.id, siteChange.account))
    .where(
      and(
        eq(siteChange.company, company),
        before === undefined ? sql`true` : lt(siteChange.revision, before),
      ),
    )
    .orderBy(desc(siteChange.revision))
    .limit(mostSaves * 5)
  const runs: (typeof rows)[] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const next = run?.at(-1)
    const goesOn = next && next.account === row.account && next.at.getTime() - row.at.getTime() < pauseMs
    if (run && goesOn && run.length < mostSaves) run.push(row)
    else runs.push([row])
  }
  const shown = runs.slice(0, mostPieces)
  const oldest = shown.at(-1)?.at(-1)?.revision
  if (oldest === undefined) return { pieces: [], hasMore: false }
  const { draft } = await readDraft(orm, company)
  const entries = await readEntries(orm, company, oldest - 1)
  const between = (first: number, last: number) =>
    entries.filter(({ revision }) => revision >= first && revision <= last)
  const newest = shown[0]?.[0]?.revision ?? oldest
  let after = rewind(draft, between(newest + 1, Number.POSITIVE_INFINITY))
  const pieces = shown.map((run): Work => {
    const [last, first] = [run[0], run.at(-1)]
    if (!last || !first) throw new Error('a piece of work has a save')
    const start = rewind(after, between(first.revision, last.revision))
    const summary = siteSummary(start, after)
    after = start
    return {
      first: first.revision,
      last: last.revision,
      at: last.at,
      summary,
      by: last.person && accountName(last.person),
    }
  })
  return { pieces, hasMore: oldest > 1 }
}

/** Saves from the revision `first` to `last`, as far as they are below a path (`[]` is everything). */
type Taken = { first: number; last: number; path: Path }

/** The changes that take back saves, in their order. */
export async function takingBack(orm: Orm, company: string, { first, last, path }: Taken): Promise<Change[]> {
  const rows = await orm
    .select({ inverses: rawJson(siteChange.inverses) })
    .from(siteChange)
    .where(and(eq(siteChange.company, company), sql`${siteChange.revision} between ${first} and ${last}`))
    .orderBy(desc(siteChange.revision))
  return rows
    .flatMap(({ inverses }) => (JSON.parse(inverses) as Entry['inverses']).reverse())
    .filter((change) => path.every((step, index) => step === change.path[index]))
}
