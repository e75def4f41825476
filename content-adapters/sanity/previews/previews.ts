import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { rejection } from '../../parts/rejection.ts'
import type { SourcePreviews } from '../../source/previews.ts'
import type { LaidFacets } from '../../source/with-facets.ts'
import { SourceError } from '../../source.ts'
import { sanityFault } from '../fault.ts'
import type { SanityMapping } from '../mapping.ts'
import { queriesOf } from '../queries.ts'
import { sanitySource } from '../source.ts'
import { sanityName } from '../type-name.ts'
import { seenBlocksOf } from './seen-blocks.ts'

type Options = {
  /** A client that may read drafts. */
  client: SanityClient
  token: string
  studio: string
  mapping: SanityMapping
  /** The source for all clinics, or for some. */
  laid: (source: Pick<ReturnType<typeof sanitySource>, 'clinic' | 'editorial'>) => LaidFacets
  /** How long a studio waits for its preview to open. */
  deadlineMs?: number
}

/** `drafts`, `published`, a release, or a stack of these. */
const perspectives = /^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9}$/

/** Everything at once is what no visitor could ever see. */
const isPerspective = (name: string): boolean => perspectives.test(name) && !name.split(',').includes('raw')

/** What a studio makes as a secret: hexadecimal or Base64 for addresses. */
const secretShape = /^[\w-]{1,128}$/

const hasSecret = (address: string): boolean =>
  secretShape.test(new URL(address, 'http://localhost').searchParams.get(urlSearchParamPreviewSecret) ?? '')

/**
 * The answer of a question about a secret. Throws `SourceError` without what was asked: addresses of questions have the secret in them, and
 * errors are written to the log.
 */
async function inTime<T>(deadlineMs: number, answer: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(deadlineMs)
  try {
    return await Promise.race([answer, rejection(late)])
  } catch (error) {
    if (late.aborted) throw new SourceError(503, 'Sanity: no answer in time')
    throw new SourceError(503, `Sanity: status ${sanityFault(error).status}`)
  }
}

/** Drafts of a dataset in its studio: read anew for each page. */
export function sanityPreviews({
  client,
  token,
  studio,
  mapping,
  laid,
  deadlineMs = 5000,
}: Options): SourcePreviews {
  // A call for each page: nothing that was read before is used.
  const drafts = client.withConfig({ useCdn: false, token })
  const { projectId = '', dataset = '' } = drafts.config()
  const page = mapping.documents?.page
  const places = createDataAttribute({
    projectId,
    dataset,
    baseUrl: studio,
    type: page?.type ?? sanityName('page'),
  })

  return {
    studio,
    isPerspective,
    secret: createHash('sha256').update(`previews of Shipa\n${token}`).digest('hex'),

    admit: async (address) => {
      if (!hasSecret(address)) return undefined
      const { isValid, redirectTo, studioPreviewPerspective } = await inTime(
        deadlineMs,
        validatePreviewUrl(drafts, address),
      )
      if (!isValid) return undefined
      const asked = studioPreviewPerspective ?? ''
      return {
        path: redirectTo && new URL(redirectTo, 'http://localhost').pathname,
        perspective: isPerspective(asked) ? asked : 'drafts',
      }
    },

    anySite: async () => {
      const first = `${queriesOf(mapping).sites().query}[0].company`
      const company =
        mapping.site?.company ??
        (await inTime(deadlineMs, drafts.fetch<unknown>(first, {}, { perspective: 'drafts' })))
      return typeof company === 'string' ? `/l/${company}` : undefined
    },

    open: (perspective) => {
      const seen = seenBlocksOf(mapping)
      const fetch = async (...asked: Parameters<SanityClient['fetch']>): Promise<unknown> => {
        const answer: unknown = await drafts.fetch(...asked)
        seen.note(answer)
        return answer
      }
      const reading = { config: () => drafts.config(), fetch: fetch as SanityClient['fetch'] }
      const facets = laid(sanitySource({ client: reading, mapping, perspective: perspective.split(',') }))
      return {
        facets,
        places: (block, field, language) => {
          const place = seen.placeOf(block, field, language)
          return place && places.combine(place).toString()
        },
      }
    },
  }
}
