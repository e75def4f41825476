import type { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { cleanText } from '../../schemas/html/clean-text.ts'
import type { DomainFindings } from '../database/tables/domain.ts'
import { siteHosts } from '../kit/input/read-host.ts'
import {
  addressesOf,
  answerOf,
  type DnsAnswer,
  plainAddress,
  resolverOf,
  valuesOf,
} from '../kit/outside/ask-resolver.ts'
import type { Settings } from '../kit/settings.ts'

/** The name of the TXT record that confirms a host. */
export const recordName = (host: string): string => `_shipa-verify.${host}`

/** The limits of stored values from a stranger's record. */
const mostSeen = 5
const mostLetters = 120
/** The readable part of a record: it may hold any bytes, and the database does not take all of them. */
const kept = (values: readonly string[]) =>
  values.slice(0, mostSeen).map((one) => cleanText(one.slice(0, mostLetters)))

/** The product's own addresses: those of the setting, and of the names in it. */
async function targetsOf(resolver: Resolver, siteAddress: readonly string[]): Promise<string[]> {
  const all = await Promise.all(
    siteAddress.map(async (one) =>
      isIP(one) ? [plainAddress(one)] : valuesOf(await addressesOf(resolver, one)),
    ),
  )
  return [...new Set(all.flat())]
}

/** Names at which a token meant for `recordName` may be: registrars add the domain themselves, and some people leave it out. */
const mistakenNames = (host: string) => [`${recordName(host)}.${host}`, host]

async function recordOf(resolver: Resolver, host: string, token: string): Promise<DomainFindings['record']> {
  const texts = async (name: string) =>
    answerOf(resolver.resolveTxt(name).then((lines) => lines.map((parts) => parts.join('').trim())))
  const has = (answer: DnsAnswer<string>) =>
    valuesOf(answer).some((text) => text.replaceAll('"', '').trim() === token)
  const answer = await texts(recordName(host))
  if (has(answer)) return { is: 'found', seen: [] }
  const names = mistakenNames(host)
  const others = await Promise.all(names.map(texts))
  const misplaced = names.filter((_, index) => has(others[index] as DnsAnswer<string>))
  if (misplaced.length > 0) return { is: 'misplaced', seen: misplaced }
  if ('values' in answer) return { is: 'wrong', seen: kept(answer.values) }
  const { failure } = answer
  return { is: failure === 'timeout' || failure === 'failed' ? failure : 'none', seen: [] }
}

function pointing(answer: DnsAnswer<string>, targets: readonly string[]): DomainFindings['hosts'][string] {
  if ('values' in answer) {
    if (targets.length === 0) return { is: 'unknown', seen: kept(answer.values) }
    const foreign = answer.values.filter((one) => !targets.includes(one))
    return foreign.length > 0 ? { is: 'elsewhere', seen: kept(foreign) } : { is: 'here', seen: [] }
  }
  const is = { noName: 'noDomain', noData: 'none', timeout: 'timeout', failed: 'failed' } as const
  return { is: is[answer.failure], seen: [] }
}

/** Asks DNS for the record of a domain with this token, and where its hosts point. It never throws: a failure is a finding. */
export async function askDns(
  { dns, siteAddress }: Pick<Settings, 'dns' | 'siteAddress'>,
  { host, token }: { host: string; token: string },
): Promise<DomainFindings> {
  const resolver = resolverOf(dns)
  const names = siteHosts(host)
  const [record, targets, ...answers] = await Promise.all([
    recordOf(resolver, host, token),
    targetsOf(resolver, siteAddress),
    ...names.map((name) => addressesOf(resolver, name)),
  ])
  const hosts = names.map((name, index) => [name, pointing(answers[index] as DnsAnswer<string>, targets)])
  return { record, targets, hosts: Object.fromEntries(hosts) }
}
