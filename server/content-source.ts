import type { Backend } from '../backend/create-backend.ts'
import { limitConcurrency } from '../backend/kit/processes/limit-concurrency.ts'
import { type MedicalApiOptions, medicalApi } from '../content-adapters/medical-api/client.ts'
import { combineSources } from '../content-adapters/source/combine-sources.ts'
import type { Fetch } from '../content-adapters/source/fetch-json.ts'
import type { Source } from '../content-adapters/source.ts'
import type { NamedSource } from './chosen-sources.ts'
import type { Env } from './env.ts'

type Options = {
  env: Env
  origin: string
  credentials: MedicalApiOptions['credentials']
  /** Sources over the backend, each over those before it. */
  chosen?: readonly NamedSource[]
} & From

type From =
  | { /** The built-in backend. */ backend: Backend }
  | { /** Calls the backend at `BACKEND_URL`. */ fetch: Fetch }

/** Maximum age of an answer of a remote backend, which does not announce changes. */
const remoteMaxAgeMs = 60_000

/** The most calls of pages to the built-in backend at once: fewer than the connections to a database (10), because other calls need some too. */
const callsAtOnce = 8

/** The content source of this server: the backend, with the chosen sources over it. */
export const contentSource = ({ chosen = [], ...options }: Options): Source =>
  chosen.reduce<Source>(
    (base, { name, isHere, check, watch, takePosted, previews, ...facets }) =>
      combineSources({ ...facets, base }),
    backendSource(options),
  )

function backendSource({ env, origin, credentials, ...from }: Omit<Options, 'chosen'> & From): Source {
  const common = { credentials, externalDomain: new URL(origin).host, timeoutMs: 5000 }
  const inTurn = limitConcurrency(callsAtOnce, Number.POSITIVE_INFINITY)
  return medicalApi(
    'backend' in from
      ? {
          ...common,
          // A call whose page was given up asks the database for nothing more.
          fetch: (request, { signal }) => inTurn(async () => from.backend.fetch(request), { signal }),
          baseUrl: origin,
          hasOneAnswer: true,
        }
      : {
          ...common,
          fetch: from.fetch,
          baseUrl: env.BACKEND_URL ?? origin,
          timeoutMs: Math.max(common.timeoutMs, env.BACKEND_DEADLINE_MS),
          maxAgeMs: remoteMaxAgeMs,
        },
  )
}
