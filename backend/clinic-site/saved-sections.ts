import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mostSectionBytes, mostSections, type siteSection } from '../../schemas/api/site-sections.ts'
import type { StoredBlock } from '../../schemas/page.ts'
import { accountName, accountNameColumns } from '../accounts/account-name.ts'
import { instant } from '../answers/instant.ts'
import { upgradeBlocks } from '../content/upgrade-page.ts'
import type { Orm } from '../database/database.ts'
import { rawJson } from '../database/raw-json.ts'
import { account, siteSection as table } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { lockDraft } from './draft-store.ts'
import { upgraded } from './published-site.ts'

type Answer = z.infer<typeof siteSection>

const ofCompany = (company: string, id: string) => and(eq(table.company, company), eq(table.id, id))

/** A stored section in the current versions of its blocks. */
function blockOf(content: string): StoredBlock {
  const [block] = upgradeBlocks([JSON.parse(content) as StoredBlock], upgraded)
  if (!block) throw new Error('A saved section has no block')
  return block
}

/** Blocks as they are stored; throws 413 for too many of them. */
function contentOf(block: StoredBlock): string {
  const content = JSON.stringify(block)
  if (Buffer.byteLength(content) > mostSectionBytes)
    throw new ApiError('TOO_LARGE', { data: { MAX_BYTES: mostSectionBytes } })
  return content
}

/** The sections that a company has saved, by name; only the one with `id`, if given. */
export async function listSections(orm: Orm, company: string, id?: string): Promise<Answer[]> {
  const rows = await orm
    .select({
      ...{ id: table.id, name: table.name, changedAt: table.changedAt, content: rawJson(table.content) },
      person: accountNameColumns,
    })
    .from(table)
    .leftJoin(account, eq(account.id, table.account))
    .where(id === undefined ? eq(table.company, company) : ofCompany(company, id))
    .orderBy(asc(table.name), asc(table.id))
  return rows.map((row) => ({
    ID: row.id,
    NAME: row.name,
    BLOCK: blockOf(row.content),
    CHANGED_AT: instant(row.changedAt),
    BY: row.person && accountName(row.person),
  }))
}

/** A section of a company by its id. Throws 404 if it has no such section. */
export async function readSavedSection(orm: Orm, company: string, id: string): Promise<Answer> {
  const [found] = await listSections(orm, company, id)
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

type Saving = { company: string; account: string; name: string; block: StoredBlock }

/** Keeps a section. Throws 409 if the company has as many as it may, 413 for one that is too large. Call it in a transaction. */
export async function saveSection(orm: Orm, { company, account: by, name, block }: Saving): Promise<Answer> {
  const content = contentOf(block)
  // Locked, so that two who save the last one at the same time do not save two.
  await lockDraft(orm, company)
  const [kept] = await orm.select({ number: count() }).from(table).where(eq(table.company, company))
  if (kept && kept.number >= mostSections) throw new ApiError('LIST_FULL')
  const [made] = await orm
    .insert(table)
    .values({ company, name, content, account: by })
    .returning({ id: table.id })
  if (!made) throw new Error('The section was not stored')
  return readSavedSection(orm, company, made.id)
}

type Changing = { company: string; account: string; id: string }
type Change = { name: string | undefined; block: StoredBlock | undefined }

/** Gives a section another name or other content. Throws 404 if the company has no such section, 413 if it would be too large. */
export async function changeSection(
  orm: Orm,
  { company, account: by, id }: Changing,
  { name, block }: Change,
): Promise<Answer> {
  await orm
    .update(table)
    .set({
      ...(name !== undefined && { name }),
      ...(block && { content: contentOf(block) }),
      account: by,
      changedAt: sql`now()`,
    })
    .where(ofCompany(company, id))
  return readSavedSection(orm, company, id)
}

/** Removes a section; pages where it was inserted keep it. Throws 404 if the company has no such section. */
export async function removeSection(orm: Orm, company: string, id: string): Promise<void> {
  const gone = await orm.delete(table).where(ofCompany(company, id)).returning({ id: table.id })
  if (gone.length === 0) throw new ApiError('NOT_FOUND')
}
