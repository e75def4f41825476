import { createClient, type SanityClient } from '@sanity/client'
import { rejection } from '../parts/rejection.ts'
import type { ContentSource, FacetSource, Reader } from '../source.ts'
import { type AskOptions, createAsk } from './ask.ts'
import { clinicOf } from './clinic.ts'
import { editorialOf } from './editorial.ts'
import { explainFault, sanityFault } from './fault.ts'
import { judgeMapping, MappingFault } from './judge-mapping.ts'
import type { SanityMapping } from './mapping.ts'
import { queriesOf } from './queries.ts'
import { type Dataset, openSites } from './site-core.ts'
import { openPages } from './site-pages.ts'
import { recordsOf } from './wire/records-of.ts'

export type SanityConfig = {
  projectId: string
  dataset: string
  apiVersion: string
  token?: string | undefined
  useCdn: boolean
  /** Another host than Sanity's own, which answers for all projects. */
  apiHost?: string | undefined
  timeoutMs?: number
}

/** The client of a dataset. A page waits for it, so that it gives up soon. */
export const sanityClient = ({ apiHost, timeoutMs = 5000, ...config }: SanityConfig): SanityClient =>
  createClient({
    ...config,
    ...(apiHost && { apiHost, useProjectHostname: false, useCdn: false }),
    perspective: 'published',
    requestTagPrefix: 'shipa',
    timeout: timeoutMs,
    maxRetries: 1,
  })

type SourceOptions = Pick<AskOptions, 'live' | 'perspective' | 'patienceMs' | 'breaker'> & {
  /** How long `check` waits for an answer; one that comes later is taken for none. */
  checkMs?: number

  client: Pick<SanityClient, 'fetch'> & {
    config: () => { projectId?: string; dataset?: string; token?: string }
  }
  mapping?: SanityMapping
  /** Codes of the clinics that it is asked about; by default all that have a site in the dataset. */
  companies?: readonly string[] | undefined
}

export type SanitySource = {
  clinic: FacetSource<'clinic'>
  editorial: FacetSource<'editorial'>
  /**
   * Throws one sentence on a configuration that cannot be right; gives the codes of the clinics with a site, the fault of a call that may succeed later, and
   * what of the mapping is likely not meant.
   */
  check: () => Promise<{ fault?: Error; codes: string[]; notes: string[] }>
}

/** Sites of clinics, and facts of clinics where there are any, from a dataset of Sanity. */
export function sanitySource({
  client,
  mapping = {},
  companies,
  checkMs = 3000,
  ...options
}: SourceOptions): SanitySource {
  const { projectId = '', dataset = '', token } = client.config()
  const pictures = { projectId, dataset }
  const read: Dataset = { queries: queriesOf(mapping), mapping, pictures, companies }
  const { open, forget } = createAsk({ client, ...options })

  type Opened = {
    ask: ReturnType<typeof open>
    sites: ReturnType<typeof openSites>
    pagesOf: ReturnType<typeof openPages>
  }
  /** Both facets of a reader ask together. */
  const opened = new WeakMap<Reader, Opened>()
  function openedFor(reader: Reader): Opened {
    const known = opened.get(reader)
    if (known) return known
    const ask = open(reader)
    const made = { ask, sites: openSites(ask, reader, read), pagesOf: openPages(ask, read) }
    opened.set(reader, made)
    return made
  }

  return {
    clinic: {
      openSource: (reader: Reader, below: ContentSource) => {
        const { ask, sites, pagesOf } = openedFor(reader)
        return clinicOf(reader, below, ask, read, sites, pagesOf)
      },
      forget,
    },
    editorial: {
      openSource: (reader: Reader, below: ContentSource) => {
        const { ask, sites, pagesOf } = openedFor(reader)
        return editorialOf(reader, below, ask, read, sites, pagesOf)
      },
      forget,
    },
    check: async () => {
      const judge = async () => {
        const found: unknown = mapping.site ? [mapping.site] : await client.fetch(read.queries.sites().query)
        const codes = recordsOf(found).map(({ code }) => String(code))
        return { codes, notes: await judgeMapping(mapping, client.fetch.bind(client)) }
      }
      try {
        return await Promise.race([judge(), rejection(AbortSignal.timeout(checkMs))])
      } catch (error) {
        if (error instanceof MappingFault) throw error
        const sentence = explainFault(error, { projectId, dataset, hasToken: token !== undefined })
        if (sentence) throw new Error(sentence, { cause: error })
        return { fault: sanityFault(error), codes: [], notes: [] }
      }
    },
  }
}
