import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import { siteVersion } from '../../../queries/site.ts'
import { useBuilder, useDraftState } from '../builder-context.ts'
import type { Side } from './sides.ts'
import { useLateQuery } from './use-late-query.ts'

/** What is in a version, or in the draft as it is now; undefined until it is read. */
export function useSiteOf(side: Side) {
  const { place } = useBuilder()
  const draft = useDraftState(({ draft }) => draft)
  const { data, isError, refetch } = useLateQuery(side === 'draft' ? undefined : siteVersion(place, side))
  const site = side === 'draft' ? draft : (data?.DRAFT as SiteDraft | undefined)
  return { site, isError, refetch }
}
