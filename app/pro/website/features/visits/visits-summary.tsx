import ChartColumn from 'lucide-react/icons/chart-column'
import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { siteVisits } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import { VisitsDialog } from './loaded-visits.tsx'
import { visitRows } from './visit-rows.ts'
import { VisitWords } from './visit-words.tsx'

/** The recent visitors of the site, in two sentences; by page and by day after a press. */
export function VisitsSummary() {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const pages = useSitePages()
  const { data, isError } = useLateQuery(siteVisits(place))
  const [isOpen, setOpen] = useState(false)
  if (isError) return <p className="text-sm text-ink-soft">{t('business:site.visits.failed')}</p>
  if (!data) return <SkeletonText lines={2} />
  const rows = visitRows(data, pages)
  return (
    <section aria-label={t('business:site.visits.title')}>
      <p>
        <VisitWords visits={data} rows={rows} />
      </p>
      {data.SINCE && (
        <Button
          variant="empty"
          size="small"
          icon={ChartColumn}
          aria-haspopup="dialog"
          className="-ms-3 mt-1"
          onClick={() => setOpen(true)}
        >
          {t('business:site.visits.open')}
        </Button>
      )}
      <VisitsDialog visits={data} rows={rows} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
