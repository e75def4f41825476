import { and, asc, eq, gt } from 'drizzle-orm'
import type { Entry } from '../../../schemas/draft/accept.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { account, siteChange, siteDraft } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { editable, readPublished } from './published-site.ts'

/** A draft and its revision; 0 is the published site before the first change. */
export type KeptDraft = { revision: number; draft: SiteDraft }

/** A saved entry with its author, by name and account (null if that is gone), and its id. */
export type SavedEntry = Entry & { revision: number; id: string; by: string | null; author: string | null }

/** A stored draft; blocks of an older version are upgraded when they are read. */
export function editableDraft(content: string): SiteDraft {
  const draft = JSON.parse(content) as SiteDraft
  const pages = Object.entries(draft.pages).map(([id, page]) => [id, editable(page)])
  return { ...draft, pages: Object.fromEntries(pages) }
}

/** The draft of a company. Locked until the transaction ends, if asked for. */
export async function readDraft(orm: Orm, company: string, isLocked = false): Promise<KeptDraft> {
  const stored = orm
    .select({ revision: siteDraft.revision, content: rawJson(siteDraft.content) })
    .from(siteDraft)
    .where(eq(siteDraft.company, company))
  const [row] = await (isLocked ? stored.for('update') : stored)
  if (row && row.revision > 0) return { revision: row.revision, draft: editableDraft(row.content) }
  return { revision: 0, draft: await readPublished(orm, company) }
}

/** The draft, locked against other changes until the transaction ends. Its row is made if there is none. */
export async function lockDraft(orm: Orm, company: string): Promise<KeptDraft> {
  await orm.insert(siteDraft).values({ company, revision: 0, content: 'null' }).onConflictDoNothing()
  return readDraft(orm, company, true)
}

/** The revision that was saved under an id; undefined if none was. */
export async function revisionOf(orm: Orm, company: string, id: string): Promise<number | undefined> {
  const [row] = await orm
    .select({ revision: siteChange.revision })
    .from(siteChange)
    .where(and(eq(siteChange.company, company), eq(siteChange.id, id)))
  return row?.revision
}

/**
 * The id of the save that created a revision; null if none did. Another id than the known one means that a backup was restored: the draft
 * has another history since, and its revisions are counted on from there.
 */
export async function saveOf(orm: Orm, company: string, revision: number): Promise<string | null> {
  const [row] = await orm
    .select({ id: siteChange.id })
    .from(siteChange)
    .where(and(eq(siteChange.company, company), eq(siteChange.revision, revision)))
  return row?.id ?? null
}

/** The newest revision of a draft, and the save that created it. */
export type Newest = { revision: number; save: string | null }

/** The newest revision of a draft with its save, in one query; 0 and null before the first change. */
export async function readNewest(orm: Orm, company: string): Promise<Newest> {
  const [row] = await orm
    .select({ revision: siteDraft.revision, save: siteChange.id })
    .from(siteDraft)
    .leftJoin(siteChange, and(eq(siteChange.company, company), eq(siteChange.revision, siteDraft.revision)))
    .where(eq(siteDraft.company, company))
  return row ?? { revision: 0, save: null }
}

/** The revision that an editor sees, and the save that produced it, if known. */
export type Seen = { revision: number; save?: string | undefined }

/** Throws 409 if a draft has never been at the seen revision, as after a backup was restored. */
export async function checkSeen(orm: Orm, company: string, newest: Newest, seen: Seen): Promise<void> {
  const saveThen = async () =>
    seen.revision === newest.revision ? newest.save : saveOf(orm, company, seen.revision)
  const isOther = seen.save !== undefined && (await saveThen()) !== seen.save
  if (isOther || seen.revision > newest.revision)
    throw new ApiError('DRAFT_RESTORED', { data: { REVISION: newest.revision } })
}

/** The saves after a revision, oldest first; only the first `most` of them, if given. */
export async function readEntries(
  orm: Orm,
  company: string,
  after: number,
  most?: number,
): Promise<SavedEntry[]> {
  const saved = orm
    .select({
      revision: siteChange.revision,
      id: siteChange.id,
      changes: rawJson(siteChange.changes),
      inverses: rawJson(siteChange.inverses),
      author: siteChange.account,
      person: accountNameColumns,
    })
    .from(siteChange)
    .leftJoin(account, eq(account.id, siteChange.account))
    .where(and(eq(siteChange.company, company), gt(siteChange.revision, after)))
    .orderBy(asc(siteChange.revision))
  const rows = await (most === undefined ? saved : saved.limit(most))
  return rows.map(({ changes, inverses, person, ...row }) => ({
    ...row,
    changes: JSON.parse(changes) as Entry['changes'],
    inverses: JSON.parse(inverses) as Entry['inverses'],
    by: person && accountName(person),
  }))
}

type Saving = { company: string; account: string; id: string }

/** Maximum size of a draft, as JSON, in bytes. */
const mostBytes = 8 * 1024 * 1024

/** Saves a changed draft with its changes as the next revision. Throws 413 if the draft is too large. */
export async function saveEntry(
  orm: Orm,
  { company, account: by, id }: Saving,
  { revision, draft }: KeptDraft,
  { changes, inverses }: Entry,
): Promise<void> {
  const content = JSON.stringify(draft)
  if (Buffer.byteLength(content) > mostBytes) throw new ApiError('TOO_LARGE')
  await orm.update(siteDraft).set({ revision, content }).where(eq(siteDraft.company, company))
  await orm.insert(siteChange).values({
    company,
    revision,
    id,
    account: by,
    changes: JSON.stringify(changes),
    inverses: JSON.stringify(inverses),
  })
}
