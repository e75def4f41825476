import type { Locale } from '../../locales/locale.ts'
import type { LaidFacets } from './with-facets.ts'

/** An address that a studio has opened to see drafts: the path that it wants, and which version of its content. */
export type Admitted = { path: string | undefined; perspective: string }

/** Where in a studio a part of a page is edited, as `data-sanity` has it; undefined for what it cannot open. */
export type StudioPlaces = (block: string, field: string | undefined, language: Locale) => string | undefined

/** What a source with a studio of its own gives for previews there. */
export type SourcePreviews = {
  /** The origin of the studio, which alone may show previews in a frame. */
  studio: string
  /** A secret that all processes have, with which tokens are signed. */
  secret: string
  /** Checks the secret of an address that the studio has opened; undefined if it is not right. Throws `SourceError`, which does not name it. */
  admit: (address: string) => Promise<Admitted | undefined>
  /** The path of a site of the source, for a studio that names no page. Throws `SourceError`. */
  anySite: () => Promise<string | undefined>
  /** True for the name of a version of its content that editors may see. */
  isPerspective: (name: string) => boolean
  /** The source with unpublished content, for one page; afterwards it knows the places of the page's blocks. */
  open: (perspective: string) => { facets: LaidFacets; places: StudioPlaces }
}
