import { hash, randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, lte, not, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mostShares, type siteShares } from '../../../schemas/api/site-shares.ts'
import type { CompanyStatus } from '../../../schemas/companies/company-status.ts'
import {
  account,
  company as companyTable,
  type Membership,
  membership,
  siteShare,
} from '../../database/tables/index.ts'
import { mayInWhole } from '../../kit/access/permissions.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { isCompanyDown } from '../../shared/shown/is-taken-down.ts'
import { writeAccess } from '../drafts/access.ts'
import { editableDraft, type KeptDraft, lockDraft } from '../drafts/draft-store.ts'
import { readKnownDraft } from '../drafts/known-drafts.ts'

const tokenHash = (token: string): string => hash('sha256', token)

const isOpen = gt(siteShare.until, sql`now()`)

/** Companies whose sites a link opens: not those that moderators have rejected or taken down. */
const sharing: CompanyStatus[] = ['active', 'moderation']

/** Whether links may be made to the site of a company, and those that there are open it. */
export const isShareable = and(inArray(companyTable.status, sharing), not(isCompanyDown()))

/** The membership of the link's maker in its company; null if the maker has left. */
const isMaker = and(eq(membership.account, siteShare.account), eq(membership.company, siteShare.company))
const maker = { role: membership.role, mayPublish: membership.mayPublish, cabinets: membership.cabinets }

/** A link ends with the right of the person who has made it. */
const mayStill = ({ maker: member }: { maker: Pick<Membership, keyof typeof maker> | null }): boolean =>
  member !== null && mayInWhole(member, writeAccess)

type Making = {
  company: string
  account: string
  /** The slug of the only page that is shown. */
  slug: string | undefined
  isPinned: boolean
  hours: number
}

/**
 * Makes a link, and returns the secret part of its address, which is stored nowhere. Throws 409 if too many are open. Call it in a
 * transaction.
 */
export async function makeShare(
  orm: Orm,
  { company, slug, isPinned, hours, account: by }: Making,
): Promise<{ id: string; token: string; until: Date }> {
  // Locked, so that two members who make the last one at the same time do not make two.
  const { draft } = await lockDraft(orm, company)
  await orm.delete(siteShare).where(and(eq(siteShare.company, company), lte(siteShare.until, sql`now()`)))
  const [open] = await orm.select({ number: count() }).from(siteShare).where(eq(siteShare.company, company))
  if (open && open.number >= mostShares) throw new ApiError('LIST_FULL')
  const page = Object.entries(draft.pages).find(([, one]) => one.slug === slug)?.[0]
  const token = randomBytes(32).toString('base64url')
  const [made] = await orm
    .insert(siteShare)
    .values({
      company,
      tokenHash: tokenHash(token),
      account: by,
      slug: slug ?? null,
      page: page ?? null,
      content: isPinned ? JSON.stringify(draft) : null,
      until: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning({ id: siteShare.id, until: siteShare.until })
  if (!made) throw new Error('The link was not stored')
  return { token, ...made }
}

/** The open links of a company, newest first. */
export async function listShares(orm: Orm, company: string): Promise<z.infer<typeof siteShares>> {
  const { id, slug, createdAt, until, opened, openedAt } = siteShare
  const rows = await orm
    .select({
      id,
      slug,
      createdAt,
      until,
      opened,
      openedAt,
      isPinned: sql<boolean>`${siteShare.content} is not null`,
      person: accountNameColumns,
      maker,
    })
    .from(siteShare)
    .leftJoin(account, eq(account.id, siteShare.account))
    .leftJoin(membership, isMaker)
    .where(and(eq(siteShare.company, company), isOpen))
    .orderBy(desc(siteShare.createdAt))
  return rows.filter(mayStill).map((row) => ({
    ID: row.id,
    PAGE: row.slug,
    IS_PINNED: row.isPinned,
    BY: row.person && accountName(row.person),
    MADE_AT: instant(row.createdAt),
    UNTIL: instant(row.until),
    OPENED: row.opened,
    OPENED_AT: row.openedAt && instant(row.openedAt),
  }))
}

/** Ends a link at once; false if the company has no such link. */
export async function revokeShare(orm: Orm, company: string, id: string): Promise<boolean> {
  const gone = await orm
    .delete(siteShare)
    .where(and(eq(siteShare.company, company), eq(siteShare.id, id)))
    .returning({ id: siteShare.id })
  return gone.length > 0
}

/** The content of a link: a site, all of it or the page with a slug. */
export type Shared = {
  id: string
  company: string
  slug: string | null
  until: Date
  site: KeptDraft
}

/**
 * The content of the link with a token. Throws 404 if there is no such link, or it is over, by its time or because its maker may no longer
 * change the site.
 */
export async function openShare(orm: Orm, token: string): Promise<Shared> {
  const [row] = await orm
    .select({
      id: siteShare.id,
      company: siteShare.company,
      slug: siteShare.slug,
      page: siteShare.page,
      until: siteShare.until,
      content: rawJson(siteShare.content),
      maker,
    })
    .from(siteShare)
    .innerJoin(companyTable, eq(companyTable.code, siteShare.company))
    .leftJoin(membership, isMaker)
    .where(and(eq(siteShare.tokenHash, tokenHash(token)), isOpen, isShareable))
  if (!row || !mayStill(row)) throw new ApiError('NOT_FOUND')
  const { page, content, maker: _, ...share } = row
  const current = await readKnownDraft(orm, share.company)
  const site = content === null ? current : { ...current, draft: editableDraft(content) }
  const slug = share.slug === null ? null : ((page && site.draft.pages[page]?.slug) ?? share.slug)
  return { ...share, slug, site }
}

/** Counts an opening of a link. */
export async function countOpened(orm: Orm, id: string): Promise<void> {
  await orm
    .update(siteShare)
    .set({ opened: sql`${siteShare.opened} + 1`, openedAt: sql`now()` })
    .where(eq(siteShare.id, id))
}
