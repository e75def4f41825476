import type { Locale } from '../locales/locale.ts'
import type { Static, TObject } from '../schemas/core/type.ts'
import type { BlockDefinition } from '../schemas/page/define-block.ts'
import type { Company } from './entities/company.ts'
import type { FormState } from './form-state.ts'
import type { ContentSource } from './source.ts'

/** Context of a loader. */
export type LoadContext = {
  source: ContentSource
  locale: Locale
  /** The company of the site; absent on pages of the directory. */
  company?: Company
  /** The page is the company's profile in the directory, not one of its site: links open other profiles. */
  inDirectory?: boolean
  /** The instant for which the page is rendered. */
  now: Date
  /** Tiles of the interactive map, if configured (MAP_TILES_URL). */
  mapTiles?: { url: string; attribution: string }
  /** State of the form submitted on this page, if any. */
  form?: FormState
  /** On the home page: the slug of the city in its address. */
  city?: string
  /** On the booking page (R77): codes in its address, and the address of pages that manage a booking. */
  booking?: { doctor?: string; service?: string; cabinet?: string; time?: string; manage: string }
  /** On a page with a form for questions (R81, R22, R35): the code of the doctor in its address. */
  asking?: { doctor?: string }
  /** The address of a page of the directory, absolute on a clinic's own domain. */
  directoryHref?: (path: string) => string
  /** Notes a clinic that stands in a list of the directory, by the slug of its site. */
  meets?: (clinic: { slug: string; timezone?: string | undefined }) => void
  /** Sets an instant at which the page expires. */
  expires: (at: Date) => void
}

type PropsOf<D> = D extends BlockDefinition<infer P extends TObject, TObject> ? Static<P> : never
type DataOf<D> = D extends BlockDefinition<TObject, infer T extends TObject> ? Static<T> : never

/**
 * Loads the data of one block type: gets the stored props, returns `data` with localized leaves as stored
 * (`resolveValue` selects the language afterwards). Returns undefined if there is nothing to show; the block is then
 * omitted.
 */
export type Loader<D> = (props: PropsOf<D>, context: LoadContext) => Promise<DataOf<D> | undefined>

/** Types a loader by its block: `export default defineLoader<typeof newsGrid>(async (props, { source }) => …)`. */
export const defineLoader = <D>(loader: Loader<D>): Loader<D> => loader
