import { isRecord } from '../../schemas/core/is-record.ts'
import { saidBy } from '../source/said-by.ts'
import { SourceError } from '../source.ts'

const statusOf = (error: unknown): number | undefined =>
  isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : undefined

/** True for the failure of a query that Sanity does not understand. */
export const isRefused = (error: unknown): boolean => statusOf(error) === 400

/** True for a call without any answer: whatever has a status was answered. */
export const isSilent = (error: unknown): boolean =>
  error instanceof SourceError && error.cause !== undefined && statusOf(error.cause) === undefined

/** A failed call as one of a source. A missing project is no missing page, so nothing of this is a 404. */
export function sanityFault(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  const status = statusOf(error)
  // Each call has a trace of its own, by which the same fault would be another one each time.
  const said = saidBy(error).replace(/ \(traceId: \w+\)/, '')
  return new SourceError(status === 429 || status === 503 ? 503 : 502, `Sanity: ${said}`, { cause: error })
}

type Named = { projectId: string; dataset: string; hasToken: boolean }

/** One sentence on what of the configuration must be wrong; undefined for a failure that may pass. */
export function explainFault(error: unknown, { projectId, dataset, hasToken }: Named): string | undefined {
  const cause = error instanceof SourceError ? (error.cause ?? error) : error
  const said = saidBy(cause)
  switch (statusOf(cause)) {
    case 400:
      return `SANITY_MAPPING or SANITY_API_VERSION: Sanity does not understand a query: ${said}`
    case 401:
      return 'SANITY_TOKEN: Sanity does not know this token for the project: make one under API → Tokens of the project at sanity.io/manage.'
    case 403:
      return `SANITY_TOKEN: ${hasToken ? 'the token may not read' : 'without a token nobody may read'} the dataset "${dataset}": it needs the role Viewer.`
    case 404:
      return /dataset/i.test(said) && !/^project/i.test(said)
        ? `SANITY_DATASET: the project "${projectId}" has no dataset "${dataset}": \`npx sanity dataset list\` names those that it has.`
        : `SANITY_PROJECT_ID: there is no project "${projectId}" at Sanity: its id is at sanity.io/manage.`
    default:
      return undefined
  }
}
