import type { MediaItem } from '../../../../../schemas/api/media.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { diffDrafts } from '../../../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { type MediaSource, replaceMedia } from '../../../../../schemas/media/replace-media.ts'

/** An item as the places of a draft show it. */
const sourceOf = ({ SRC, WIDTH, HEIGHT, COLOR, BYTES, FOCUS }: MediaItem): MediaSource => ({
  src: SRC,
  ...(WIDTH !== null && { width: WIDTH }),
  ...(HEIGHT !== null && { height: HEIGHT }),
  ...(COLOR !== null && { color: COLOR }),
  ...(BYTES !== null && { bytes: BYTES }),
  ...(FOCUS && { focus: { x: FOCUS.X, y: FOCUS.Y } }),
})

/** Changes of a draft that show one item wherever it has shown another, or the same one as it was before. */
export function showInstead(draft: SiteDraft, from: MediaItem, to: MediaItem): Change[] {
  const addresses = [from.SRC, ...(from.ORIGINAL ? [from.ORIGINAL] : [])]
  const next = addresses.reduce((value, address) => replaceMedia(value, address, sourceOf(to)), draft)
  return diffDrafts(draft, next)
}

/** How many pages of the draft show an item. */
export const pagesWith = (draft: SiteDraft, item: MediaItem): number =>
  new Set(
    showInstead(draft, item, { ...item, SRC: `${item.SRC}-` }).flatMap(({ path: [part, page] }) =>
      part === 'pages' && page !== undefined ? [page] : [],
    ),
  ).size
