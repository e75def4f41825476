import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../client/call.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { parsed } from '../../../queries/parsed.ts'
import { useSettled } from '../../../use-settled.ts'

/** The paper waits for a pause in typing, in milliseconds. */
const pauseMs = 400

/** What a document would say with these values, and what is missing; until it is there, what it said before. */
export function useDraft(place: string, body: object) {
  const { locale } = usePage()
  const wanted = JSON.stringify(body)
  const asked = useSettled(wanted, pauseMs)
  const { data, error, isFetching } = useQuery({
    queryKey: ['document-draft', place, asked, locale],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      parsed(
        async () => (await import('../../../../schemas/api/documents.ts')).documentDraft,
        call('POST', `/w-business/${place}/document/draft`, JSON.parse(asked), { signal }),
      ),
  })
  return { draft: data, error, isFetching: isFetching || asked !== wanted }
}
