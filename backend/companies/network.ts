import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { mostMembers, type network } from '../../schemas/api/network.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { company, membership } from '../database/tables/index.ts'
import { mayInWhole } from '../kit/access/permissions.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { openPageCase } from '../shared/shown/open-page-case.ts'

/** The right to put a company into a network, or take it out: that of a person who may act for the whole company. */
export const networkAccess = {
  section: 'organizations',
  action: 'write',
  inWholeCompany: true,
  ofPeople: true,
} as const

type Row = Pick<typeof company.$inferSelect, 'code' | 'name' | 'parent'>
/** A company, and whether others are in its network. */
type Own = Row & { isHead: boolean }
const columns = { code: company.code, name: company.name, parent: company.parent }

/** A select of the codes of companies and of all that are in a network with one of them. */
export function networkOf(codes: readonly string[]): SQL {
  const own = inArray(company.code, codes)
  const heads = sql`select coalesce(${company.parent}, ${company.code}) from ${company} where ${own}`
  return sql`select ${company.code} from ${company}
    where ${own} or ${company.code} in (${heads}) or ${company.parent} in (${heads})`
}

/** The companies of the network of a company, the head first; the company alone if it has none. */
export function readNetwork(orm: Orm, code: string): Promise<Row[]> {
  const head = sql`(select coalesce(${company.parent}, ${company.code}) from ${company} where ${company.code} = ${code})`
  return orm
    .select(columns)
    .from(company)
    .where(or(eq(company.code, head), eq(company.parent, head)))
    .orderBy(sql`${company.parent} is not null`, asc(company.code))
}

/** The companies for which a person may decide about networks. */
async function ownOf(orm: Orm, account: string): Promise<Own[]> {
  const rows = await orm
    .select({
      ...columns,
      isHead: sql<boolean>`exists (select 1 from company as member where member.parent_code = ${company.code})`,
      role: membership.role,
      mayPublish: membership.mayPublish,
      cabinets: membership.cabinets,
    })
    .from(membership)
    .innerJoin(company, eq(company.code, membership.company))
    .where(eq(membership.account, account))
    .orderBy(asc(company.code))
  return rows.filter((row) => mayInWhole(row, networkAccess))
}

/** The network of a company as a member of its staff sees it. */
export async function networkAnswer(
  orm: Orm,
  { code, account, locale }: { code: string; account: string; locale: Locale },
): Promise<z.infer<typeof network>> {
  const members = await readNetwork(orm, code)
  const own = await ownOf(orm, account)
  const [head] = members
  const mine = new Set(own.map((one) => one.code))
  const named = (row: Row) => ({ CODE: row.code, NAME: pickLocalized(row.name, locale)?.value ?? row.code })
  const isFree = ({ code: one, parent, isHead }: Own) => one !== code && parent === null && !isHead
  return {
    HEAD: head?.code ?? code,
    MEMBERS: members.map((row) => ({
      ...named(row),
      MAY_LEAVE: row.parent !== null && (mine.has(row.code) || mine.has(row.parent)),
    })),
    CANDIDATES: head?.code === code && mine.has(code) ? own.filter(isFree).map(named) : [],
  }
}

/**
 * Puts a company into the network of another one. Throws 404 for an unknown company, or one in which the person has no right; 409 if either
 * is in a network already in which this cannot be, or the network is full. Call it in a transaction that has locked both.
 */
export async function joinNetwork(
  orm: Orm,
  { head, member, account }: { head: string; member: string; account: string },
): Promise<void> {
  const own = await ownOf(orm, account)
  if (![head, member].every((code) => own.some((one) => one.code === code))) throw new ApiError('NOT_FOUND')
  const both = await orm
    .select(columns)
    .from(company)
    .where(or(eq(company.code, head), eq(company.code, member)))
  if (both.length < 2 || both.some(({ parent }) => parent !== null)) throw new ApiError('CONFLICT')
  const numberOf = async (code: string) => {
    const [row] = await orm.select({ number: count() }).from(company).where(eq(company.parent, code))
    return row?.number ?? 0
  }
  if ((await numberOf(member)) > 0) throw new ApiError('CONFLICT')
  if ((await numberOf(head)) >= mostMembers) throw new ApiError('LIST_FULL')
  if ((await numberOf(head)) === 0)
    await openPageCase(orm, { kind: 'organization', company: head, code: head }, 'first', { by: account })
  await orm.update(company).set({ parent: head }).where(eq(company.code, member))
}

/** Takes a company out of its network: the person who may act for it, or for the head. Throws 404 if `by` is neither. */
export async function leaveNetwork(orm: Orm, by: string, member: string): Promise<void> {
  const gone = await orm
    .update(company)
    .set({ parent: null })
    .where(
      and(
        eq(company.code, member),
        by === member ? sql`${company.parent} is not null` : eq(company.parent, by),
      ),
    )
    .returning({ code: company.code })
  if (gone.length === 0) throw new ApiError('NOT_FOUND')
}
