import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { siteApproval, siteVersion } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { approvalOf, type Side } from './sides.ts'

/** The site of a side, for the draft its present state; undefined until it is read. */
export function useSiteOf(side: Side) {
  const { place } = useBuilder()
  const draft = useDraftState(({ draft }) => draft)
  const number = approvalOf(side)
  const version = useLateQuery(typeof side === 'number' ? siteVersion(place, side) : undefined)
  const approval = useLateQuery(number === undefined ? undefined : siteApproval(place, number))
  if (side === 'draft') return { site: draft, isError: false, refetch: version.refetch }
  if (number === undefined)
    return {
      site: version.data?.DRAFT as SiteDraft | undefined,
      isError: version.isError,
      refetch: version.refetch,
    }
  const sent = String(side).startsWith('review-') ? approval.data?.DRAFT : approval.data?.BASE
  return { site: sent as SiteDraft | undefined, isError: approval.isError, refetch: approval.refetch }
}
