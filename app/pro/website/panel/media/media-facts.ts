import type { Translate } from '../../../../../locales/text-key.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { fileSize } from '../../../../../ui/file-upload/file-size.ts'

/** Size of an item, as far as it is known: `1600 × 1067`, `2,4 МБ`. */
export const factsOf = (t: Translate, { WIDTH, HEIGHT, BYTES }: MediaItem): string[] => [
  ...(WIDTH !== null && HEIGHT !== null ? [`${WIDTH}\u00a0×\u00a0${HEIGHT}`] : []),
  ...(BYTES === null ? [] : [fileSize(t, BYTES)]),
]

/** The uses of an item: `на 3 страницах, в оформлении`. */
export function usageOf(t: Translate, { USED }: MediaItem): string {
  const count = new Set(USED.flatMap(({ KIND, ID }) => (KIND === 'page' ? [ID] : []))).size
  const has = (kind: 'design' | 'section' | 'area') => USED.some(({ KIND }) => KIND === kind)
  const places = [
    count > 0 && t('business:site.library.onPages', { count }),
    has('design') && t('business:site.library.inDesign'),
    has('section') && t('business:site.library.inSections'),
    has('area') && t('business:site.library.inData'),
  ].filter(Boolean)
  return places.join(', ') || t('business:site.library.unused')
}
