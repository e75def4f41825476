import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { siteHosts as hostsEvent } from '../../schemas/companies/companies.event.ts'
import { domain, domainClaim } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { changed } from '../kit/events/changed.ts'
import { siteHosts, withoutWww } from '../kit/input/read-host.ts'
import { randomCode } from '../kit/random-code.ts'

/** Domains of one company at most. */
const most = 10
/** After so many days without its record a confirmed domain may be confirmed by another company. */
const heldDays = 14
const tokenLetters = 32
/** A claim is asked about again if no answer of DNS was stored within so many minutes. */
export const leaseMinutes = 5

export type Claim = typeof domainClaim.$inferSelect
/** Names a claim. */
export type ClaimKey = Pick<Claim, 'company' | 'host'>

export const isClaim = ({ company, host }: ClaimKey) =>
  and(eq(domainClaim.company, company), eq(domainClaim.host, host))

/** The company that has a host, and whether another one may take it over: the owner's record has been missing for two weeks. */
export async function holderOf(
  orm: Orm,
  host: string,
): Promise<{ company: string; isGone: boolean } | undefined> {
  const [row] = await orm
    .select({
      company: domain.company,
      isGone: sql<boolean>`coalesce(${domainClaim.missingSince} < now() - make_interval(days => ${heldDays}), false)`,
    })
    .from(domain)
    .leftJoin(
      domainClaim,
      and(eq(domainClaim.company, domain.company), eq(domainClaim.host, withoutWww(host))),
    )
    .where(eq(domain.host, host))
  return row
}

/**
 * Stores the claim of a company to a domain, with a token for its TXT record; a second time nothing changes. Throws 422 if another company
 * has confirmed it, 409 if there are too many. Call it in a transaction that has locked the company, so that the limit holds.
 */
export async function claimDomain(orm: Orm, { company, host }: ClaimKey, locale: Locale): Promise<void> {
  const holder = await holderOf(orm, host)
  if (holder && holder.company !== company && !holder.isGone) throw fieldFault(locale, { HOST: 'hostTaken' })
  const own = await orm
    .select({ host: domainClaim.host })
    .from(domainClaim)
    .where(eq(domainClaim.company, company))
  if (own.length >= most && !own.some((one) => one.host === host)) throw new ApiError('LIST_FULL')
  const token = `shipa-${randomCode('abcdefghijkmnpqrstuvwxyz23456789', tokenLetters)}`
  // Asked at once by the caller; by a worker if that one does not come to it.
  const nextAt = sql`now() + make_interval(mins => ${leaseMinutes})`
  await orm.insert(domainClaim).values({ company, host, token, nextAt }).onConflictDoNothing()
}

/** Takes a domain off a company: its site is no longer there, and its canonical addresses are on the product again. False if it has none. */
export async function removeDomain(orm: Orm, key: ClaimKey): Promise<boolean> {
  const claims = await orm.delete(domainClaim).where(isClaim(key)).returning()
  const hosts = await orm
    .delete(domain)
    .where(and(eq(domain.company, key.company), inArray(domain.host, [key.host, ...siteHosts(key.host)])))
    .returning()
  if (hosts.length > 0) await changed(orm, hostsEvent, key)
  return claims.length + hosts.length > 0
}

/**
 * Gives the hosts of a domain to the company whose record was found. Of two that do so at the same moment one gets it, the first to
 * write. False if another company has it.
 */
export async function confirmDomain(orm: Orm, { company, host }: ClaimKey): Promise<boolean> {
  const hosts = siteHosts(host)
  const holder = await holderOf(orm, host)
  if (holder?.isGone && holder.company !== company) {
    await orm.delete(domain).where(and(inArray(domain.host, hosts), eq(domain.company, holder.company)))
    await changed(orm, hostsEvent, holder)
  }
  const [first, ...others] = hosts.map((one) => ({ host: one, company, isPrimary: false }))
  const add = (rows: (typeof domain.$inferInsert)[]) =>
    orm.insert(domain).values(rows).onConflictDoNothing().returning()
  const added = first ? await add([first]) : []
  const [owned] = await orm
    .select({ company: domain.company })
    .from(domain)
    .where(and(eq(domain.host, host), eq(domain.company, company)))
  if (owned && others.length > 0) added.push(...(await add(others)))
  if (added.length > 0) await changed(orm, hostsEvent, { company })
  return owned !== undefined
}

/** Makes a host of a company the one that canonical addresses use, null the product's. 404 if the company has no such host. */
export async function chooseMainHost(orm: Orm, company: string, host: string | null): Promise<void> {
  const own = eq(domain.company, company)
  await orm
    .update(domain)
    .set({ isPrimary: false })
    .where(and(own, ne(domain.host, host ?? '')))
  if (host !== null) {
    const chosen = await orm
      .update(domain)
      .set({ isPrimary: true })
      .where(and(own, eq(domain.host, host)))
      .returning()
    if (chosen.length === 0) throw new ApiError('NOT_FOUND')
  }
  await changed(orm, hostsEvent, { company })
}
