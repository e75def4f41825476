import { randomBytes } from 'node:crypto'
import { writeProductPages } from '../backend/content/write-product-pages.ts'
import { writeSpecialities } from '../backend/content/write-specialities.ts'
import { type Backend, createBackend } from '../backend/create-backend.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { changedTags, invalidationChannel } from '../backend/kit/events/channels.ts'
import { notifyTags } from '../backend/kit/events/notify-tags.ts'
import type { FileStore } from '../backend/kit/files/store.ts'
import type { Credential } from '../backend/kit/http/credential.ts'
import { openDatabase } from '../backend/open-database.ts'
import { writeReserved } from '../backend/redirects/reserved-slugs.ts'
import type { OpenSource } from '../content-adapters/source.ts'
import { browserCredential } from '../schemas/calls/browser-credential.ts'
import { ownHosts } from '../site/core/external-host.ts'
import { backendSettings } from './backend-settings.ts'
import type { BackendParts } from './backends/backend-parts.ts'
import { builtInParts } from './backends/built-in.ts'
import { remoteParts } from './backends/remote/remote-backend.ts'
import { checkChosen, type NamedSource, openChosen } from './chosen-sources.ts'
import { PageCache } from './documents/page-cache.ts'
import type { Env } from './env.ts'
import { createHosts, type Hosts } from './http/hosts.ts'
import type { Log } from './log.ts'
import { openFileStore } from './open-file-store.ts'
import { createReports, type Reports } from './reports/reports.ts'
import { createVisits, type Visits } from './visits/visits.ts'

/** Services of a running process: configuration, log, the medical API and what pages read of it, page cache. */
export type Services = {
  env: Env
  log: Log
  /** Says each fault of content once, whoever has it. */
  reports: Reports
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
  visits: Visits
  /** Checks the sources over the backend and follows their changes until `close`: for a process that shows pages to visitors. */
  watch: () => Promise<void>
  /** What the database of a built-in backend is needed for: first content, commands, workers. Absent with `BACKEND_URL`. */
  local?: Local
  close: () => Promise<void>
} & Omit<BackendParts, 'source' | 'visits'>

type Local = { db: Database; backend: Backend; files: FileStore }

/** Opens the services of a process; `close` releases them. */
export async function openServices(env: Env, log: Log): Promise<Services> {
  const reports = createReports(log)
  const cache = new PageCache(env.PAGE_CACHE_MB * 1024 * 1024)
  const origin = env.ORIGIN ?? `http://localhost:${env.PORT}`
  // Without a configured secret each process generates one for its own adapter.
  const credentials = {
    id: env.APP_CLIENT_ID,
    secret: env.APP_CLIENT_SECRET ?? randomBytes(24).toString('base64url'),
    isTrusted: true,
  }
  // First, so that nothing stays open if one of them cannot be used.
  const chosen = await openChosen(env, log)
  const common = { env, log, origin, credentials, chosen }

  /** Ends what this process keeps of answers with these tags: answers, owners of hosts, pages. */
  function forget(tags: readonly string[]): void {
    try {
      source.forget(tags)
    } catch (error) {
      log.error({ err: error, tags }, 'a content source keeps answers that have changed; pages may show them')
    }
    hosts.forget(tags)
    cache.invalidate(tags)
  }

  const local = env.BACKEND_URL ? undefined : await openLocal(common)
  const {
    source,
    visits: store,
    ...parts
  } = local
    ? builtInParts({ ...common, ...local })
    : remoteParts({ ...common, reports, url: env.BACKEND_URL ?? '', onChange: forget })
  const { openSource } = source
  const hosts = createHosts({
    openSource,
    own: ownHosts(env.AVAILABLE_HOSTS ?? [], origin),
    unknownHost: env.AVAILABLE_HOSTS ? 'nobody' : 'product',
    report: (problem) => reports.problem(problem),
  })
  const visits = createVisits(store, log)
  await local?.db.listen(invalidationChannel, (heard) => {
    // Cached pages are still served while the database is unreachable. Notifications may have been lost meanwhile, so everything expires then.
    if (heard.kind !== 'lost') forget(changedTags(heard))
  })
  let unwatch = async () => {}
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env
  return {
    env,
    log,
    reports,
    cache,
    chosen,
    expire: async (tags) => (local ? notifyTags(local.db.orm, tags) : forget(tags)),
    origin,
    ...(url && { mapTiles: { url, attribution } }),
    ...parts,
    openSource,
    hosts,
    visits,
    watch: async () => {
      await checkChosen(chosen, log)
      unwatch = watchAll(chosen, forget)
    },
    ...(local && { local }),
    close: async () => {
      await unwatch()
      await visits.stop()
      await local?.db.close()
    },
  }
}

type LocalOptions = { env: Env; log: Log; origin: string; credentials: Credential }

/** Opens the database of the built-in backend, writes what every one has, and makes the backend. */
async function openLocal({ env, log, origin, credentials }: LocalOptions): Promise<Local> {
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
  return { db, backend, files }
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
