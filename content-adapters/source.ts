import type { Locale } from '../locales/locale.ts'
import type { FacetName, Facets } from './source/facets.ts'
import type { Pruned } from './source/prune.ts'

/**
 * A problem in a backend's answer; `request` names the source and what it was asked, `path` is the field's place in the answer. Reported once, never
 * thrown. `document` is the one of another source that it is in.
 */
export type SourceProblem = Pruned & { request: string; document?: string }

/** The context of one page's reads: collects tags and problems. */
export type Reader = {
  locale: Locale
  /** The IP address of the reader, for limits; absent where a page is made for everybody. */
  address?: string
  tag: (tag: string) => void
  report: (problem: SourceProblem) => void
  /** Sets an instant at which the read data expires. */
  expires?: (at: Date) => void
  /** Code of a company that is not approved yet, and that is read for its staff as if it were published. */
  preparing?: string
  /** Aborts all calls of the reader; unfinished ones fail. */
  signal?: AbortSignal
  /** Called when something failed to load and was replaced by a fallback. */
  degrade?: () => void
}

/** How long a page is cached if a call failed while it was rendered, in milliseconds. */
export const failureCacheMs = 10_000

/** Status of an answer that did not come in time: whoever comes again later may get it. */
export const lateStatus = 503

/** Not found (`status` 404), or the backend failed (5xx). */
export class SourceError extends Error {
  readonly status: number
  /** The backend's message for visitors, if there is one (E4). */
  readonly said: string | undefined
  constructor(status: number, message: string, options: ErrorOptions & { said?: string | undefined } = {}) {
    super(message, options)
    this.name = 'SourceError'
    this.status = status
    this.said = options.said
  }

  /** True for 404 and 410: a retry is useless. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }
}

/**
 * Content for one page and reader, of all facets; repeated reads are requested once. Texts have all languages (`resolveValue`
 * selects one). Methods throw `SourceError`; invalid fields are dropped and reported.
 */
export type ContentSource = Facets['clinic'] &
  Facets['editorial'] &
  Facets['directory'] &
  Facets['search'] &
  Facets['documents']

/** Opens a source for one reader. */
export type OpenSource = (reader: Reader) => ContentSource

/**
 * Drops kept answers with one of these tags; `*` drops all. Called for each change: the next read must not give what was read before it.
 * A source that keeps nothing does nothing.
 */
export type Forget = (tags: readonly string[]) => void

/** A source of all facets. */
export type Source = { openSource: OpenSource; forget: Forget }

/**
 * A source of one facet, or of a part of it: a method that it does not have is that of `below`, the source over which it is laid. A source
 * of all facets is one of each too.
 */
export type FacetSource<Name extends FacetName> = {
  openSource: (reader: Reader, below: ContentSource) => Partial<Facets[Name]>
  forget: Forget
}
