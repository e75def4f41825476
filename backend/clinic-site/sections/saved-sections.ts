import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { problemMessage } from '../../../locales/problems.ts'
import { mostSectionBytes, mostSections, type siteSection } from '../../../schemas/api/site-sections.ts'
import { sharedSection } from '../../../schemas/clinic-site/site.event.ts'
import { judge } from '../../../schemas/core/judge.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { nodesOf, type TreeNode } from '../../../schemas/draft/tree.ts'
import { judgeBlock } from '../../../schemas/page/judge-block.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { readNetwork } from '../../companies/index.ts'
import { account, company as companyTable, siteSection as table } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { changed } from '../../kit/events/changed.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { lockDraft } from '../drafts/draft-store.ts'
import { sectionBlock } from './section-block.ts'

type Answer = z.infer<typeof siteSection>

/** The reader: for which company, in which language. */
type Reader = { company: string; locale: Locale }

/** Rows that a company may have with those that it has removed, which other sites may still show. */
const mostRows = 4 * mostSections

const isKept = isNull(table.removedAt)
const ofCompany = (company: string, id: string) => and(eq(table.company, company), eq(table.id, id))

/** Blocks as they are stored; throws 413 for too many of them, 400 for a shared section that would have others in it. */
function contentOf(block: StoredBlock, isShared: boolean): string {
  const content = JSON.stringify(block)
  if (Buffer.byteLength(content) > mostSectionBytes)
    throw new ApiError('TOO_LARGE', { data: { MAX_BYTES: mostSectionBytes } })
  const isNested = nodesOf(block as unknown as TreeNode, 'children').some(
    ({ type }) => type === 'shared-section',
  )
  if (isShared && isNested) throw new ApiError('BAD_REQUEST')
  return content
}

/** Throws 422 for a block that would vanish from the sites that show it: of an unknown type, or with props that cannot be shown. */
function checkShown(block: StoredBlock, locale: Locale): void {
  const problems = nodesOf(block as unknown as TreeNode, 'children').flatMap((node) => {
    const { fault, problems } = judgeBlock(judge, node, blockDefinitions)
    return fault ? problems : []
  })
  if (problems.length === 0) return
  throw new ApiError('FIELDS', {
    fields: { BLOCK: problems.map((problem) => problemMessage(problem, locale)) },
    data: { PROBLEMS: problems.map(({ path, ...problem }) => ({ ...problem, path: ['BLOCK', ...path] })) },
  })
}

async function readSections(
  orm: Orm,
  { company, locale }: Reader,
  which: SQL | undefined,
): Promise<Answer[]> {
  const network = new Set((await readNetwork(orm, company)).map(({ code }) => code))
  const rows = await orm
    .select({
      id: table.id,
      name: table.name,
      changedAt: table.changedAt,
      content: rawJson(table.content),
      isShared: table.isShared,
      removedAt: table.removedAt,
      owner: table.company,
      ownerName: companyTable.name,
      person: accountNameColumns,
    })
    .from(table)
    .innerJoin(companyTable, eq(companyTable.code, table.company))
    .leftJoin(account, eq(account.id, table.account))
    .where(which)
    .orderBy(asc(table.name), asc(table.id))
  return rows.map((row) => ({
    ID: row.id,
    NAME: row.name,
    BLOCK: sectionBlock(row.content),
    CHANGED_AT: instant(row.changedAt),
    BY: row.person && accountName(row.person),
    IS_SHARED: row.isShared,
    IS_OWN: row.owner === company,
    OWNER: pickLocalized(row.ownerName, locale)?.value ?? row.owner,
    STATE: row.removedAt ? 'removed' : network.has(row.owner) ? 'kept' : 'left',
  }))
}

/** The sections of a company and the shared ones of its network, by name. */
export async function listSections(orm: Orm, reader: Reader): Promise<Answer[]> {
  const network = (await readNetwork(orm, reader.company)).map(({ code }) => code)
  const shared = and(table.isShared, inArray(table.company, network))
  return readSections(orm, reader, and(isKept, or(eq(table.company, reader.company), shared)))
}

/** All sections of a company, also those that it has removed and other sites still show. */
export const allSections = (orm: Orm, reader: Reader): Promise<Answer[]> =>
  readSections(orm, reader, eq(table.company, reader.company))

/** A section of a company, or a shared one of its network, by its id. Throws 404 if there is none. */
export async function readSavedSection(orm: Orm, reader: Reader, id: string): Promise<Answer> {
  const own = and(eq(table.company, reader.company), isKept)
  const network = (await readNetwork(orm, reader.company)).map(({ code }) => code)
  const shared = and(table.isShared, inArray(table.company, network))
  const [found] = await readSections(orm, reader, and(eq(table.id, id), or(own, shared)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

/** A member who changes sections; changes that visitors of other sites see at once need the right to publish. */
type Writer = Reader & { account: string; checkSharing: () => void }
type Saving = { name: string; block: StoredBlock; isShared: boolean }

/**
 * Keeps a section. Throws 403 for a shared one without the right to publish, 409 if the company has as many as it may, and the errors of
 * its content (`contentOf`). Call it in a transaction.
 */
export async function saveSection(
  orm: Orm,
  { company, locale, account: by, checkSharing }: Writer,
  { name, block, isShared }: Saving,
): Promise<Answer> {
  if (isShared) checkSharing()
  if (isShared) checkShown(block, locale)
  const content = contentOf(block, isShared)
  // Locked, so that two members who save the last one at the same time do not save two.
  await lockDraft(orm, company)
  const [rows] = await orm
    .select({ all: count(), kept: sql<number>`count(*) filter (where ${isKept})`.mapWith(Number) })
    .from(table)
    .where(eq(table.company, company))
  if (rows && (rows.kept >= mostSections || rows.all >= mostRows)) throw new ApiError('LIST_FULL')
  const [made] = await orm
    .insert(table)
    .values({ company, name, content, isShared, account: by })
    .returning({ id: table.id })
  if (!made) throw new Error('The section was not stored')
  return readSavedSection(orm, { company, locale }, made.id)
}

/**
 * Gives a section another name or other content, or shares it; sites that have placed it show the content at once. Throws 404 if the company has no such
 * section, otherwise as `saveSection`. Call it in a transaction.
 */
export async function changeSection(
  orm: Orm,
  { company, locale, account: by, checkSharing }: Writer,
  id: string,
  { name, block, isShared }: Partial<Saving>,
): Promise<Answer> {
  const [row] = await orm
    .select({ content: rawJson(table.content), isShared: table.isShared })
    .from(table)
    .where(and(ofCompany(company, id), isKept))
    .for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  const willBeShared = row.isShared || isShared === true
  const isSeen = willBeShared && (block !== undefined || isShared !== undefined)
  if (isSeen) checkSharing()
  const after = block ?? sectionBlock(row.content)
  if (isSeen) checkShown(after, locale)
  const content = contentOf(after, willBeShared)
  await orm
    .update(table)
    .set({
      ...(name !== undefined && { name }),
      ...(block && { content }),
      isShared: willBeShared,
      account: by,
      changedAt: sql`now()`,
    })
    .where(ofCompany(company, id))
  if (isSeen) await changed(orm, sharedSection, { id })
  return readSavedSection(orm, { company, locale }, id)
}

/**
 * Removes a section; pages where it was inserted keep it, and so do sites that have placed a shared one. Throws 404 if the company has
 * no such section.
 */
export async function removeSection(orm: Orm, company: string, id: string): Promise<void> {
  const isOwn = and(ofCompany(company, id), isKept)
  const kept = await orm
    .update(table)
    .set({ removedAt: sql`now()` })
    .where(and(isOwn, table.isShared))
    .returning({ id: table.id })
  if (kept.length > 0) return
  const gone = await orm.delete(table).where(isOwn).returning({ id: table.id })
  if (gone.length === 0) throw new ApiError('NOT_FOUND')
}
