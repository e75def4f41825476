import type { Pin } from '../../../../schemas/canvas/canvas-messages.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useCommentPlaces } from '../draft/site/comment-places.ts'

/** The number of unsettled comments at each block of a page, for the page in a frame. */
export function usePins(page: string): Pin[] {
  const { t } = usePage()
  const { places } = useCommentPlaces()
  return places.flatMap(({ PAGE, BLOCK, COUNT: count }) =>
    PAGE === page && BLOCK !== null
      ? [{ id: BLOCK, count, label: t('business:site.comments.here', { count }) }]
      : [],
  )
}
