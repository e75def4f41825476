import type { BlockVisibility } from '../../../../../schemas/page/block-visibility.ts'
import { loadedPart } from '../../../../../ui/loaded-part.tsx'
import { usePage } from '../../../../../ui/page-context.tsx'

/** The days on which visitors see a block, in words. Dates in four languages are loaded with the first block that has them. */
export const DayWords = loadedPart<{ visibility: BlockVisibility }>(async () => {
  const { visibilityWords } = await import('../../../../../schemas/page/visibility-words.ts')
  return ({ visibility }) => {
    const { t, locale } = usePage()
    return visibilityWords(visibility, t, locale)
  }
})
