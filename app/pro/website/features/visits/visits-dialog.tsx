import { languageNames } from '../../../../../locales/languages.ts'
import type { SiteVisits } from '../../../../../schemas/api/site-visits.ts'
import { formatCalendarDate } from '../../../../../schemas/formats/date.ts'
import { formatNumber } from '../../../../../schemas/formats/price.ts'
import { NumbersTable } from '../../../../../ui/chart/numbers-table.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Expandable } from '../../../../../ui/shown/expandable.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { VisitChart } from './visit-chart.tsx'
import type { VisitRow } from './visit-rows.ts'
import { VisitWords } from './visit-words.tsx'

type Props = { visits: SiteVisits; rows: readonly VisitRow[]; isOpen: boolean; onClose: () => void }

/** The visitors of the site: by page for 7 and 30 days, by language, and by day. */
export function VisitsDialog({ visits, rows, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { WEEK, MONTH, DAYS } = visits
  const today = DAYS.at(-1)?.DAY
  const labelOf = ({ slug, title }: VisitRow) => {
    if (slug === undefined) return t('business:site.visits.removed')
    return slug === '' ? t('business:site.pages.index') : (title ?? `/${slug}`)
  }
  return (
    <Dialog
      id="site-visits"
      title={t('business:site.visits.title')}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p>
          <VisitWords visits={visits} rows={rows} />
        </p>
        <VisitChart days={DAYS} />
        <NumbersTable
          head={[
            t('business:site.visits.page'),
            t('business:site.visits.inWeek'),
            t('business:site.visits.inMonth'),
          ]}
          rows={[
            [t('business:site.visits.wholeSite'), WEEK.PEOPLE, MONTH.PEOPLE],
            ...rows.map((row): [string, number, number] => [labelOf(row), row.week, row.month]),
          ]}
        />
        {MONTH.LOCALES.length > 1 && (
          <p>
            {t('business:site.visits.languages', {
              languages: MONTH.LOCALES.map(
                ({ LOCALE, PEOPLE }) => `${languageNames[locale][LOCALE]} – ${formatNumber(PEOPLE)}`,
              ).join(', '),
            })}
          </p>
        )}
        <p className="text-sm text-ink-soft">{t('business:site.visits.note')}</p>
        <Expandable summary={t('business:site.visits.byDay')}>
          <NumbersTable
            head={[t('business:site.visits.day'), t('business:site.visits.people')]}
            rows={DAYS.toReversed().map(({ DAY, PEOPLE }) => [
              formatCalendarDate(DAY, locale, today),
              PEOPLE,
            ])}
          />
        </Expandable>
      </div>
    </Dialog>
  )
}
