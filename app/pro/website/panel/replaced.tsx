import { usePage } from '../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { usePageHeads } from '../draft/builder/builder-context.ts'
import { pageName } from '../draft/pages/page-name.ts'

/** The clinic's own pages, which another site would replace. */
export function Replaced() {
  const { t } = useTranslation()
  const { locale } = usePage()
  const titles = Object.values(usePageHeads()).map((page) => pageName(page, locale, t))
  if (titles.length === 0) return null
  return <p className="mt-2 max-w-text">{t('business:site.start.replaced', { pages: titles.join(', ') })}</p>
}
