import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { MediaItem, mediaList } from '../../../../../schemas/api/media.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { siteMedia } from '../../../../queries/site.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** The media library of the clinic, read anew when it is opened. */
export function useLibrary() {
  const { place } = useBuilder()
  const { locale } = usePage()
  const client = useQueryClient()
  const query = siteMedia(place)
  const queryKey = queryKeyOf(query, locale)
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  const change = (to: (items: MediaItem[]) => MediaItem[]) =>
    client.setQueryData<z.infer<typeof mediaList>>(queryKey, (before) => before && { data: to(before.data) })
  return {
    items: data?.data,
    isError,
    refetch,
    /** Puts an item into the list: a new one first, a changed one where it is. */
    put: (item: MediaItem) =>
      change((items) =>
        items.some(({ CODE }) => CODE === item.CODE)
          ? items.map((one) => (one.CODE === item.CODE ? item : one))
          : [item, ...items],
      ),
    drop: ({ CODE }: MediaItem) => change((items) => items.filter((one) => one.CODE !== CODE)),
  }
}
