import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { clinicSite } from '../../../../../schemas/api/clinic-site.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { siteState } from '../../../../queries/site.ts'
import { useBuilder, useDraftState } from '../builder/builder-context.ts'

export type SiteState = z.infer<typeof clinicSite>

/** How long no save happens before the state is read again: while a person types, saves happen about once a second. */
const settledMs = 2000
/** The revision on the screen once it has not changed for a moment, undefined before; with `isExact` at once. */
export function useSettledRevision(isExact: boolean): number | undefined {
  const revision = useDraftState(({ session }) => session.revision)
  const [settled, setSettled] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(revision), isExact ? 0 : settledMs)
    return () => clearTimeout(timer)
  }, [revision, isExact])
  return settled
}

/**
 * The state of the site, undefined until it is known: with `isExact` of the newest saved revision, otherwise of one that is a few seconds
 * old. `usePresence` reports publications of others. `isCurrent` is true if it is about exactly what is on the screen.
 */
export function useSiteState(isExact: boolean) {
  const { locale } = usePage()
  const { place } = useBuilder()
  const state = useDraftState(({ state }) => state)
  const revision = useDraftState(({ session }) => session.revision)
  const settled = useSettledRevision(isExact)
  const query = siteState(place)
  const { data: site, refetch } = useQuery({
    queryKey: [...queryKeyOf(query, locale), isExact ? revision : settled],
    queryFn: ({ signal }) =>
      parsed(query.schema, call('GET', query.path, undefined, { signal, isQuiet: !isExact })),
    enabled: isExact || settled !== undefined,
    // A fault that is corrected in the list is saved first; meanwhile the list stays.
    placeholderData: keepPreviousData,
    gcTime: settledMs,
  })
  const isCurrent = state === 'saved' && site?.DRAFT_VERSION === revision
  return { site, isCurrent, refetch }
}
