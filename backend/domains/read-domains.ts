import { isIPv6 } from 'node:net'
import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { domainStates, siteDomain } from '../../schemas/api/site-domain.ts'
import { domain, domainClaim } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { readableHost, registrarLabel, siteHosts, withoutWww } from '../kit/input/read-host.ts'
import type { Settings } from '../kit/settings.ts'
import { instant } from '../shared/answers/instant.ts'
import { recordName } from './ask-dns.ts'
import type { Claim } from './claims.ts'

type SiteDomain = z.infer<typeof siteDomain>
type Record = SiteDomain['RECORDS'][number]
type Hosts = { host: string; isPrimary: boolean }[]

/** How far a domain is, from its confirmed hosts (none before that), its claim and whether another company has it. */
export function domainState(
  hosts: Hosts,
  claim: Claim | undefined,
  isTaken: boolean,
): (typeof domainStates)[number] {
  if (hosts.length === 0) return isTaken ? 'taken' : 'waiting'
  if (claim?.missingSince) return 'lost'
  const found = Object.values(claim?.findings?.hosts ?? {}).map(({ is }) => is)
  if (found.includes('here')) return 'works'
  return found.every((is) => is === 'unknown') ? 'confirmed' : 'elsewhere'
}

/** The records to enter at the registrar: the TXT record, then the targets of the hosts. A domain itself cannot be a CNAME. */
function recordsOf({ host, token, findings }: Claim, siteAddress: readonly string[]): Record[] {
  const row = (
    TYPE: Record['TYPE'],
    NAME: string,
    VALUE: string,
    found: { is: Record['IS']; seen: string[] } | undefined,
  ): Record => ({
    TYPE,
    NAME,
    VALUE,
    LABEL: registrarLabel(NAME),
    IS: found?.is ?? null,
    SEEN: found?.seen ?? [],
  })
  const target = siteAddress.find((one) => /[a-z]/i.test(one) && !isIPv6(one))
  const addresses = findings?.targets ?? siteAddress.filter((one) => one !== target)
  const pointing = siteHosts(host).flatMap((name) => {
    const found = findings?.hosts[name]
    if (registrarLabel(name) === '@')
      return addresses.map((address) => row(isIPv6(address) ? 'AAAA' : 'A', name, address, found))
    const alias = target ?? (name === host ? undefined : host)
    if (alias) return [row('CNAME', name, alias, found)]
    return addresses.map((address) => row(isIPv6(address) ? 'AAAA' : 'A', name, address, found))
  })
  return [row('TXT', recordName(host), token, findings?.record), ...pointing]
}

/** The own domains of a company: those it has, and those it has claimed. */
export async function readDomains(
  orm: Orm,
  company: string,
  { siteAddress }: Pick<Settings, 'siteAddress'>,
): Promise<SiteDomain[]> {
  const own = await orm.select().from(domain).where(eq(domain.company, company)).orderBy(asc(domain.host))
  const claims = await orm
    .select()
    .from(domainClaim)
    .where(eq(domainClaim.company, company))
    .orderBy(asc(domainClaim.host))
  const names = [...new Set([...claims.map(({ host }) => host), ...own.map(({ host }) => withoutWww(host))])]
  const held =
    names.length > 0
      ? await orm.select({ host: domain.host }).from(domain).where(inArray(domain.host, names))
      : []
  return names.map((host) => {
    const claim = claims.find((one) => one.host === host)
    // The one without `www.` first.
    const hosts = own
      .filter((one) => withoutWww(one.host) === host)
      .toSorted((a, b) => a.host.length - b.host.length)
    const state = domainState(hosts, claim, hosts.length === 0 && held.some((one) => one.host === host))
    const shown = hosts.length > 0 ? hosts.map((one) => one.host) : siteHosts(host)
    return {
      HOST: host,
      NAME: readableHost(host),
      STATE: state,
      HOSTS: shown.map((one) => ({
        HOST: one,
        NAME: readableHost(one),
        IS_PRIMARY: hosts.some((own) => own.host === one && own.isPrimary),
      })),
      RECORDS: claim ? recordsOf(claim, siteAddress) : [],
      CHECKED_AT: claim?.checkedAt ? instant(claim.checkedAt) : null,
      NEXT_AT: claim?.nextAt ? instant(claim.nextAt) : null,
      MISSING_SINCE: claim?.missingSince ? instant(claim.missingSince) : null,
    }
  })
}

/** One of them; undefined if the company has no such domain. */
export const readDomain = async (
  orm: Orm,
  { company, host }: { company: string; host: string },
  settings: Pick<Settings, 'siteAddress'>,
): Promise<SiteDomain | undefined> =>
  (await readDomains(orm, company, settings)).find((one) => one.HOST === host)
