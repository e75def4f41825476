import { Resolver } from 'node:dns/promises'
import { isIPv6, SocketAddress } from 'node:net'
import type { Settings } from '../settings.ts'

/** A resolver that asks the configured name servers, or those of the machine. */
export function resolverOf({ servers, timeoutMs }: Settings['dns']): Resolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

/** Why a name server has not answered with what was asked for. */
export type DnsFailure = 'noName' | 'noData' | 'timeout' | 'failed'
export type DnsAnswer<T> = { values: T[] } | { failure: DnsFailure }

const failures: Record<string, DnsFailure> = { ENOTFOUND: 'noName', ENODATA: 'noData', ETIMEOUT: 'timeout' }

export async function answerOf<T>(asked: Promise<T[]>): Promise<DnsAnswer<T>> {
  try {
    const values = await asked
    return values.length > 0 ? { values } : { failure: 'noData' }
  } catch (error) {
    return { failure: failures[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed' }
  }
}

/** What was found; nothing after a failure. */
export const valuesOf = <T>(answer: DnsAnswer<T>): T[] => ('values' in answer ? answer.values : [])
/** Addresses as text that can be compared: IPv6 has many ways to be written. */
export const plainAddress = (address: string) =>
  isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address : address

export async function addressesOf(resolver: Resolver, name: string): Promise<DnsAnswer<string>> {
  const both = await Promise.all([answerOf(resolver.resolve4(name)), answerOf(resolver.resolve6(name))])
  const values = both.flatMap(valuesOf).map(plainAddress)
  if (values.length > 0) return { values }
  const found = both.flatMap((answer) => ('failure' in answer ? [answer.failure] : []))
  const order: DnsFailure[] = ['noName', 'timeout', 'failed']
  return { failure: order.find((one) => found.includes(one)) ?? 'noData' }
}
