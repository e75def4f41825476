import type { BlockVisibility } from '../../../../../schemas/page/block-visibility.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'

/** The days on which visitors see a block, in words. Dates in four languages are loaded with the first block that has them. */
export const DayWords = loadedPart<{ visibility: BlockVisibility }>(async () => {
  const { visibilityWords } = await import('../../../../../schemas/page/visibility-words.ts')
  return ({ visibility }) => {
    const { t, locale } = usePage()
    return visibilityWords(visibility, t, locale)
  }
})
