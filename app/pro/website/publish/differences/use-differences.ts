import { useDeferredValue, useMemo } from 'react'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { siteSummary } from '../../../../../schemas/draft/summary.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSchemaOf } from '../../draft/texts/use-draft-texts.ts'
import { designDifferences } from './design-differences.ts'
import type { DifferenceGroup } from './differences.ts'
import { menuDifferences } from './menu-differences.ts'
import { pageDifferences } from './page-differences.ts'

const noSite = { pages: {} }

/** The differences of two sites in words: page by page, the menu, the design; undefined until everything for them is loaded. */
export function useDifferences(
  before: SiteDraft | undefined,
  after: SiteDraft | undefined,
): readonly DifferenceGroup[] | undefined {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { types } = useBuilder()
  const earlier = useSchemaOf(before ?? noSite)
  const later = useSchemaOf(after ?? noSite)
  const sites = useDeferredValue(useMemo(() => ({ before, after }), [before, after]))
  return useMemo(() => {
    const { before, after } = sites
    if (!before || !after || !earlier || !later) return undefined
    const words = { t, locale, types, schemaOf: later }
    const both = { before, after }
    const summary = siteSummary(before, after)
    return [
      ...summary.pages.map((page) => pageDifferences(both, page, words)),
      ...menuDifferences(both, summary.menu, words),
      ...designDifferences(both, words),
    ]
  }, [sites, earlier, later, t, locale, types])
}
