import type { Domain } from '../../content-adapters/entities/company.ts'
import { type OpenSource, SourceError, type SourceProblem } from '../../content-adapters/source.ts'
import { defaultLocale } from '../../locales/locale.ts'
import { Changes } from '../../schemas/changes.ts'
import { isAffected } from '../../schemas/tags.ts'
import { hostName } from '../../site/core/external-host.ts'
import { clinicHost, type Host, productHost } from '../../site/core/host.ts'

/** A clinic's own host, with the cache tags of its lookup. */
export type OwnDomain = Domain & { tags: readonly string[] }

/** The owner of a host: the product, a clinic, or `nobody` for an unknown host (B-33). */
export type HostOwner = 'product' | 'nobody' | OwnDomain

/** How long a visitor waits for the owner of a host. */
const deadlineMs = 2000

/** Lifetime of a cached owner; a remote backend does not announce changes. */
const maxAgeMs = 60_000
/** The product's own hosts stay its own. */
const forEver = Number.POSITIVE_INFINITY
/** Limit of cached hosts, since a client can send any `Host` header. */
const maxKnown = 10_000

/** Whether an owner may be another one after a change. Unknown hosts have no tags: any change may have given them one. */
const concerns = (owner: HostOwner, changed: ReadonlySet<string>): boolean =>
  typeof owner === 'string' ? changed.size > 0 : isAffected(owner.tags, changed)

type Options = {
  openSource: OpenSource
  /** Hosts of the product; they need no lookup. */
  own: ReadonlySet<string>
  /** Owner of a host that belongs to neither the product nor a clinic. */
  unknownHost: 'product' | 'nobody'
  report: (problem: SourceProblem) => void
}

/**
 * Finds the owner of a host by the `Host` header. `known` is synchronous, answers from the cache only, and knows no
 * owner of an invalid header; `find` asks the source and throws `SourceError` if it fails and nothing is cached; `forget` invalidates by tags (`*` is all).
 */
export function createHosts({ openSource, own, unknownHost, report }: Options) {
  const found = new Map<string, { owner: HostOwner; until: number }>()
  /** The names in headers that have come before, so that they are not parsed again. */
  const names = new Map<string, string>()
  const changes = new Changes()

  function cached(name: string): HostOwner | undefined {
    const entry = found.get(name)
    return entry && (entry.until === forEver || entry.until > Date.now()) ? entry.owner : undefined
  }

  async function find(header: string | undefined): Promise<HostOwner> {
    const name = hostName(header)
    const known = cached(name)
    if (known) return known
    return changes.during(async (changed) => {
      const owner = await ownerOf(name)
      if (found.size >= maxKnown) found.clear()
      // An owner that has changed while it was read is not cached.
      if (!concerns(owner, changed))
        found.set(name, { owner, until: own.has(name) ? forEver : Date.now() + maxAgeMs })
      return owner
    })
  }

  async function ownerOf(name: string): Promise<HostOwner> {
    if (own.has(name)) return 'product'
    if (name === '') return unknownHost
    const tags: string[] = []
    try {
      const source = openSource({
        locale: defaultLocale,
        tag: (tag) => tags.push(tag),
        report,
        signal: AbortSignal.timeout(deadlineMs),
      })
      return { ...(await source.domain(name)), tags }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.isMissing) return unknownHost
      const before = found.get(name)?.owner
      if (before) return before
      throw error
    }
  }

  function forget(changed: readonly string[]): void {
    const all = new Set(changed)
    changes.add(changed)
    for (const [name, { owner }] of found) if (concerns(owner, all)) found.delete(name)
  }

  function known(header: string): HostOwner | undefined {
    const before = names.get(header)
    if (before !== undefined) return cached(before)
    const name = hostName(header)
    if (name === '') return undefined
    if (names.size >= maxKnown) names.clear()
    names.set(header, name)
    return cached(name)
  }

  /** Whether a host is one of the product that is named as such. */
  const isOwn = (header: string) => own.has(hostName(header))

  return { known, find, forget, isOwn }
}

export type Hosts = ReturnType<typeof createHosts>

/** The `Host` that writes the addresses of an owner's site; `origin` is the product's. */
export const siteHost = (owner: 'product' | OwnDomain, origin: string): Host =>
  owner === 'product' ? productHost(origin) : { ...clinicHost(origin, owner), tags: owner.tags }

/**
 * Key of an address in the page cache; undefined for a host whose answers are not cached. The separator is a space,
 * which no address contains, so that a product address such as `//clinic.kz/about` cannot collide with a clinic's.
 */
export function cacheKey(owner: 'product' | OwnDomain, address: string): string
export function cacheKey(owner: HostOwner | undefined, address: string): string | undefined
export function cacheKey(owner: HostOwner | undefined, address: string): string | undefined {
  if (owner === 'product') return address
  return typeof owner === 'object' ? `${owner.host} ${address}` : undefined
}
