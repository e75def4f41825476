import { randomBytes } from 'node:crypto'
import { writeProductPages } from '../backend/content/write-product-pages.ts'
import { writeSpecialities } from '../backend/content/write-specialities.ts'
import { type Backend, createBackend } from '../backend/create-backend.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { changedTags, invalidationChannel } from '../backend/kit/events/channels.ts'
import { notifyTags } from '../backend/kit/events/notify-tags.ts'
import type { FileStore } from '../backend/kit/files/store.ts'
import { openDatabase } from '../backend/open-database.ts'
import { writeReserved } from '../backend/redirects/reserved-slugs.ts'
import type { Forget, OpenSource } from '../content-adapters/source.ts'
import { browserCredential } from '../schemas/calls/browser-credential.ts'
import { ownHosts } from '../site/core/external-host.ts'
import { type Api, createApi } from './api.ts'
import { backendSettings } from './backend-settings.ts'
import { type NamedSource, openChosen } from './chosen-sources.ts'
import { contentSource } from './content-source.ts'
import { databaseDeadline } from './deadlines.ts'
import { PageCache } from './documents/page-cache.ts'
import type { Env } from './env.ts'
import { createHosts, type Hosts } from './http/hosts.ts'
import type { Log } from './log.ts'
import { openFileStore } from './open-file-store.ts'
import { createVisits, type Visits } from './visits/visits.ts'

/** Services of a running process: configuration, log, database and backend (unless remote), source, page cache. */
export type Services = {
  env: Env
  log: Log
  cache: PageCache
  openSource: OpenSource
  /** The sources that lie over the backend. */
  chosen: readonly NamedSource[]
  /** Ends what all processes keep of answers with these tags; without a database this process alone. */
  expire: (tags: readonly string[]) => Promise<void>
  /** Owners of hosts (B-33). */
  hosts: Hosts
  origin: string
  /** Tiles of interactive maps; absent if not configured. */
  mapTiles?: { url: string; attribution: string }
  /** Absent with a remote backend (`BACKEND_URL`). */
  local?: { db: Database; backend: Backend; files: FileStore; api: Api; visits: Visits }
  close: () => Promise<void>
}

/** Opens the services of a process; `close` releases them. */
export async function openServices(env: Env, log: Log): Promise<Services> {
  const cache = new PageCache(env.PAGE_CACHE_MB * 1024 * 1024)
  const origin = env.ORIGIN ?? `http://localhost:${env.PORT}`
  // Without a configured secret each process generates one for its own adapter.
  const credentials = {
    id: env.APP_CLIENT_ID,
    secret: env.APP_CLIENT_SECRET ?? randomBytes(24).toString('base64url'),
    isTrusted: true,
  }
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env
  // First, so that nothing stays open if one of them cannot be used.
  const chosen = await openChosen(env, log)
  const shared = { env, log, cache, origin, chosen, ...(url && { mapTiles: { url, attribution } }) }
  const hostsOf = (openSource: OpenSource) =>
    createHosts({
      openSource,
      own: ownHosts(env.AVAILABLE_HOSTS ?? [], origin),
      unknownHost: env.AVAILABLE_HOSTS ? 'nobody' : 'product',
      report: (problem) =>
        log.warn({ problem }, 'an answer of the backend about a host has an invalid value'),
    })
  if (env.BACKEND_URL) {
    const { openSource, forget } = contentSource({ env, origin, credentials, chosen })
    const hosts = hostsOf(openSource)
    const changed = (tags: readonly string[]) => invalidate(tags, { forget, hosts, cache, log })
    const expire = async (tags: readonly string[]) => changed(tags)
    return { ...shared, openSource, hosts, expire, close: watchAll(chosen, changed) }
  }
  // First, so that no database stays open if the bucket cannot be used.
  const files = await openFileStore(env, log)
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, log })
  const { productPages } = await import('../demo/product/index.ts')
  await writeProductPages(db, productPages)
  await writeSpecialities(db)
  await writeReserved(db, env.RESERVED_PAGE_SLUGS)
  const backend = createBackend({
    db,
    credentials: [credentials, browserCredential],
    integrators: env.INTEGRATOR_CODES,
    log,
    files,
    settings: backendSettings(env, origin),
  })
  const { openSource, forget } = contentSource({ env, origin, credentials, backend, chosen })
  const fetch = (request: Request) => backend.fetchFrom(request, databaseDeadline(env))
  const hosts = hostsOf(openSource)
  const visits = createVisits(db, log)
  const changed = (tags: readonly string[]) => invalidate(tags, { forget, hosts, cache, log })
  await db.listen(invalidationChannel, (heard) => {
    // Cached pages are still served while the database is unreachable.
    if (heard.kind === 'lost') return
    // Notifications may have been lost while disconnected, so everything is invalidated.
    changed(changedTags(heard))
  })
  const unwatch = watchAll(chosen, changed)
  return {
    ...shared,
    openSource,
    hosts,
    expire: (tags) => notifyTags(db.orm, tags),
    local: { db, backend, files, api: createApi({ fetch, credentials, origin }), visits },
    close: async () => {
      await unwatch()
      await visits.stop()
      await db.close()
    },
  }
}

type Caches = { forget: Forget; hosts: Hosts; cache: PageCache; log: Log }

/** Ends what this process keeps of answers with these tags. */
function invalidate(tags: readonly string[], { forget, hosts, cache, log }: Caches): void {
  try {
    forget(tags)
  } catch (error) {
    log.error({ err: error, tags }, 'a content source keeps answers that have changed; pages may show them')
  }
  hosts.forget(tags)
  cache.invalidate(tags)
}

/** Watches the sources that say what has changed, until the returned function is called. */
function watchAll(
  chosen: readonly NamedSource[],
  changed: (tags: readonly string[]) => void,
): () => Promise<void> {
  const stops = chosen.flatMap(({ watch }) => watch?.(changed) ?? [])
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
