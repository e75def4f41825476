import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { parsed } from '../../../queries/parsed.ts'

/** The paper waits for a pause in typing, in milliseconds. */
const pauseMs = 400

/** What a document would say with these values, and what is missing; until it is there, what it said before. Undefined asks for nothing. */
export function useDraft(place: string, body: object | undefined) {
  const { locale } = usePage()
  const wanted = body && JSON.stringify(body)
  const [asked, ask] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isFetching } = useQuery({
    queryKey: ['document-draft', place, asked, locale],
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      parsed(
        async () => (await import('../../../../schemas/api/documents.ts')).documentDraft,
        call('POST', `/w-business/${place}/document/draft`, JSON.parse(asked ?? '{}'), { signal }),
      ),
  })
  return { draft: data, error, isFetching: isFetching || asked !== wanted }
}
