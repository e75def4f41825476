import { and, eq, inArray, sql } from 'drizzle-orm'
import { companyName } from '../companies/index.ts'
import { type DomainFindings, domain, domainClaim } from '../database/tables/index.ts'
import { lockCompanies } from '../kit/company/lock-company.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { inTransaction } from '../kit/http/transaction.ts'
import { readableHost, siteHosts } from '../kit/input/read-host.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import type { Settings } from '../kit/settings.ts'
import { askDns } from './ask-dns.ts'
import { type Claim, type ClaimKey, chooseMainHost, confirmDomain, isClaim } from './claims.ts'
import { nextPause } from './next-pause.ts'
import { newsOf, standingOf } from './standing.ts'

const isHere = (findings: DomainFindings | null, host: string) => findings?.hosts[host]?.is === 'here'
const hostHere = (findings: DomainFindings | null) =>
  Object.keys(findings?.hosts ?? {}).find((host) => isHere(findings, host))

/**
 * Stores the DNS findings about a claim: a record that was found confirms the domain, one that is gone is only noted. The first domain that
 * points here becomes the main address by itself. Owners get a mail, unless a person waits for the result on a screen. Nothing if the claim
 * was removed meanwhile.
 */
async function note(orm: Orm, key: ClaimKey, findings: DomainFindings, isAwaited: boolean): Promise<void> {
  const held = sql`select ${domain.company} from ${domain} where ${inArray(domain.host, siteHosts(key.host))}`
  await lockCompanies(orm, sql`select ${key.company} union ${held}`)
  const [claim] = await orm.select().from(domainClaim).where(isClaim(key)).for('update')
  if (!claim) return
  const now = new Date()
  const isFound = findings.record.is === 'found'
  const own = and(eq(domain.host, key.host), eq(domain.company, key.company))
  const isOurs = isFound
    ? await confirmDomain(orm, key)
    : (await orm.select({ host: domain.host }).from(domain).where(own)).length > 0
  // A server that does not answer is no evidence about the record.
  const isUnknown = findings.record.is === 'timeout' || findings.record.is === 'failed'
  const missingSince = isOurs && !isFound ? (claim.missingSince ?? (isUnknown ? null : now)) : null
  const here = hostHere(findings)
  const standing = standingOf(isOurs, findings)
  const pauseMs = nextPause({
    isOurs,
    isHere: here !== undefined,
    isTaken: isFound && !isOurs,
    ageMs: now.getTime() - (missingSince ?? claim.askedAt).getTime(),
  })
  await orm
    .update(domainClaim)
    .set({
      findings,
      missingSince,
      checkedAt: now,
      told: standing ?? claim.told,
      nextAt: pauseMs === undefined ? null : new Date(now.getTime() + pauseMs),
    })
    .where(isClaim(key))
  const news = standing && claim.told && !isAwaited ? newsOf(claim.told, standing) : undefined
  if (news) await notifyDomainOwners(orm, key, news)
  if (!isOurs || here === undefined || hostHere(claim.findings)) return
  const main = and(eq(domain.company, key.company), eq(domain.isPrimary, true))
  const [chosen] = await orm.select({ host: domain.host }).from(domain).where(main)
  if (!chosen) await chooseMainHost(orm, key.company, here)
}

async function notifyDomainOwners(
  orm: Orm,
  { company, host }: ClaimKey,
  template: NonNullable<ReturnType<typeof newsOf>>,
): Promise<void> {
  const COMPANY = await companyName(orm, company)
  const LINK = `/pro/${encodeURIComponent(company)}/clinic-website/design`
  if (COMPANY)
    await notifyOwners(orm, company, { template, params: { COMPANY, DOMAIN: readableHost(host), LINK } })
}

type Options = {
  /** A person has asked for the check and reads the result, so nothing is mailed. */
  isAwaited: boolean
}

/** Asks DNS about a claim and stores the findings; the database is free meanwhile. */
export async function checkDomain(
  orm: Database['orm'],
  settings: Pick<Settings, 'dns' | 'siteAddress'>,
  claim: Pick<Claim, 'company' | 'host' | 'token'>,
  { isAwaited }: Options,
): Promise<void> {
  const findings = await askDns(settings, claim)
  await inTransaction(orm, (inner) => note(inner, claim, findings, isAwaited))
}
