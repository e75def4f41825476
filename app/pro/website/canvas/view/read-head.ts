import { useQuery } from '@tanstack/react-query'
import { useSettledRevision } from '../../draft/site/use-site-state.ts'
import { shownHead } from './shown-head.ts'

async function readHead(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  return shownHead(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}

/** The head of a page of the draft as it is saved, read again once nothing has been saved for a moment. */
export function useHead(address: string, isNeeded = true) {
  const revision = useSettledRevision(false)
  return useQuery({
    queryKey: ['site-head', address, revision],
    queryFn: ({ signal }) => readHead(address, signal),
    enabled: isNeeded && revision !== undefined,
    placeholderData: (before) => before,
    staleTime: 0,
  })
}
