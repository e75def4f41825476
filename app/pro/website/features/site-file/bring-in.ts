import type { MediaItem } from '../../../../../schemas/api/media.ts'
import type { SiteFile } from '../../../../../schemas/api/site-file.ts'
import type { Counters } from '../../../../../schemas/design/counter-settings.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { addressesIn } from '../../../../../schemas/media/addresses-in.ts'
import { replaceMedia } from '../../../../../schemas/media/replace-media.ts'
import type { ReadSite } from './read-site-file.ts'

/** Adds a file to the clinic's library. */
export type AddFile = (file: File) => Promise<MediaItem>

const sourceOf = ({ SRC, WIDTH, HEIGHT, COLOR, BYTES }: MediaItem) => ({
  src: SRC,
  ...(WIDTH !== null && { width: WIDTH }),
  ...(HEIGHT !== null && { height: HEIGHT }),
  ...(COLOR !== null && { color: COLOR }),
  ...(BYTES !== null && { bytes: BYTES }),
})

const typeOf = (file: string) => (file.endsWith('.pdf') ? 'application/pdf' : 'image/webp')

/** The media of an archive that its site shows and that are in it. */
export function mediaToAdd({ site, files }: ReadSite): SiteFile['MEDIA'] {
  const shown = addressesIn(site.SITE)
  return site.MEDIA.filter(({ SRC, FILE }) => shown.has(SRC) && files[FILE])
}

type Bringing = {
  /** The counters of the site that is replaced. */
  counters: Counters | undefined
  add: AddFile
  /** Called with the number of added media, after each. */
  added: (count: number) => void
}

/** The site with these counters: a file cannot decide who gets the site's visits, whatever company it names. */
function withCounters(draft: SiteDraft, counters: Counters | undefined): SiteDraft {
  const { counters: _, ...others } = draft.design.settings ?? {}
  if (!draft.design.settings && !counters) return draft
  return { ...draft, design: { ...draft.design, settings: { ...others, ...(counters && { counters }) } } }
}

/**
 * The site of an archive with its pictures and documents in the company's own library. Rejects as `add` does; media that were added until
 * then stay in the library.
 */
export async function bringIn(read: ReadSite, { counters, add, added }: Bringing): Promise<SiteDraft> {
  let draft = withCounters(read.site.SITE, counters)
  let count = 0
  for (const { SRC, FILE, NAME } of mediaToAdd(read)) {
    const bytes = read.files[FILE]
    if (!bytes) continue
    const extension = FILE.split('.').at(-1)
    const file = new File([new Uint8Array(bytes)], `${NAME || 'media'}.${extension}`, { type: typeOf(FILE) })
    draft = replaceMedia(draft, SRC, sourceOf(await add(file)))
    added(++count)
  }
  return draft
}
