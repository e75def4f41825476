import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../../../client/call.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { siteChanges } from '../../../../queries/site.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { Failed } from '../../panel/failed.tsx'
import { EditRow } from './edit-row.tsx'

/** The edits with their authors, newest first, with a button that takes each one back. */
export function EditList({ onClose }: { onClose: () => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useBuilder()
  // Edits that are saved while the list is open are added to it.
  const revision = useDraftState(({ session }) => session.revision)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...queryKeyOf(siteChanges(place), locale), revision],
    queryFn: ({ pageParam, signal }) => {
      const query = siteChanges(place, pageParam)
      return parsed(query.schema, call('GET', query.path, undefined, { signal }))
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ HAS_MORE, PIECES }) => (HAS_MORE ? PIECES.at(-1)?.FROM : undefined),
    placeholderData: (previous) => previous,
    staleTime: 0,
  })
  if (isError) return <Failed onRetry={refetch} />
  if (!data) return <SkeletonText lines={4} />
  const pieces = data.pages.flatMap(({ PIECES }) => PIECES)
  return (
    <>
      {pieces.length === 0 && <p className="text-ink-soft">{t('business:site.history.noEdits')}</p>}
      <ul className="divide-y divide-line">
        {pieces.map((piece) => (
          <EditRow key={piece.FROM} piece={piece} onClose={onClose} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('business:site.history.more')}
        </Button>
      )}
    </>
  )
}
