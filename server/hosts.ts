import type { Domain } from '../content-adapters/entities.ts'
import { type OpenSource, SourceError, type SourceProblem } from '../content-adapters/source.ts'
import { defaultLocale } from '../locales/locale.ts'
import { hostName } from '../site/external-host.ts'
import { clinicHost, type Host, productHost } from '../site/host.ts'

/** A clinic's own host, with the names of what was read to know it. */
export type OwnDomain = Domain & { tags: readonly string[] }

/** Whose a host is: the product's, nobody's here (B-33), or a clinic's. */
export type HostOwner = 'product' | 'nobody' | OwnDomain

/** How long an owner is believed where nobody tells of a change. */
const maxAgeMs = 60_000
/** As many hosts as are remembered: anybody may invent names. */
const maxKnown = 10_000

type Options = {
  openSource: OpenSource
  /** Hosts of the product, of which nobody need ask. */
  own: ReadonlySet<string>
  /** What a host is that neither the product nor a clinic has. */
  unknownHost: 'product' | 'nobody'
  report: (problem: SourceProblem) => void
}

/**
 * Whose each host is, by the `Host` header. `known` answers at once where it was found before; `find` asks the source and
 * throws `SourceError` where that cannot answer and never has; `forget` drops what a change of these tags (`*` is all)
 * may concern.
 */
export function createHosts({ openSource, own, unknownHost, report }: Options) {
  const found = new Map<string, { owner: HostOwner; until: number }>()

  function known(header = ''): HostOwner | undefined {
    const entry = found.get(header)
    return entry && entry.until > Date.now() ? entry.owner : undefined
  }

  async function find(header = ''): Promise<HostOwner> {
    const owner = known(header) ?? (await ownerOf(header))
    if (found.size >= maxKnown) found.clear()
    found.set(header, { owner, until: Date.now() + maxAgeMs })
    return owner
  }

  async function ownerOf(header: string): Promise<HostOwner> {
    const name = hostName(header)
    if (own.has(name)) return 'product'
    if (name === '') return unknownHost
    const tags: string[] = []
    try {
      const source = openSource({ locale: defaultLocale, tag: (tag) => tags.push(tag), report })
      return { ...(await source.domain(name)), tags }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.isMissing) return unknownHost
      const before = found.get(header)?.owner
      if (before) return before
      throw error
    }
  }

  function forget(changed: readonly string[]): void {
    for (const [header, { owner }] of found) {
      // Whatever has changed, a host that was nobody's may have become somebody's.
      const concerned = typeof owner === 'string' || owner.tags.some((tag) => changed.includes(tag))
      if (concerned || changed.includes('*')) found.delete(header)
    }
  }

  return { known, find, forget }
}

export type Hosts = ReturnType<typeof createHosts>

/** How addresses are written on the host of an owner; `origin` is the product's. */
export const siteHost = (owner: 'product' | OwnDomain, origin: string): Host =>
  owner === 'product' ? productHost(origin) : { ...clinicHost(origin, owner), tags: owner.tags }

/**
 * Where the page cache keeps an address of a host; undefined for a host where nothing is kept. No address has a space in
 * it, so that none of the product's (`//clinic.kz/about`) means a page of another host.
 */
export function cacheKey(owner: 'product' | OwnDomain, address: string): string
export function cacheKey(owner: HostOwner | undefined, address: string): string | undefined
export function cacheKey(owner: HostOwner | undefined, address: string): string | undefined {
  if (owner === 'product') return address
  return typeof owner === 'object' ? `${owner.host} ${address}` : undefined
}
