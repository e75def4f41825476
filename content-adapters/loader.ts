import type { Locale } from '../locales/locale.ts'
import type { BlockDefinition } from '../schemas/define-block.ts'
import type { Static, TObject } from '../schemas/type.ts'
import type { Company } from './entities.ts'
import type { FormState } from './form-state.ts'
import type { ContentSource } from './source.ts'

/** What a loader may use. */
export type LoadContext = {
  source: ContentSource
  locale: Locale
  /** The company whose site this is; absent on the directory's own pages. */
  company?: Company
  /** The instant that the page is made for. */
  now: Date
  /** Tiles of the interactive map, where the installation has some (MAP_TILES_URL). */
  mapTiles?: { url: string; attribution: string }
  /** What came of the form that was sent from this page, where one was. */
  form?: FormState
  /** Says that the page would differ from this instant on. */
  expires: (at: Date) => void
}

type PropsOf<D> = D extends BlockDefinition<infer P extends TObject, TObject> ? Static<P> : never
type DataOf<D> = D extends BlockDefinition<TObject, infer T extends TObject> ? Static<T> : never

/**
 * Brings the data of one block type: gets its stored props, gives its `data` with localized leaves as they are stored
 * (`resolve` picks the language afterwards). `undefined` means that there is nothing to show: the block is left out.
 */
export type Loader<D> = (props: PropsOf<D>, context: LoadContext) => Promise<DataOf<D> | undefined>

/** Types a loader by its block: `export default defineLoader<typeof newsGrid>(async (props, { source }) => …)`. */
export const defineLoader = <D>(loader: Loader<D>): Loader<D> => loader
