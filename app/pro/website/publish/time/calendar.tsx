import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { dateInWords } from '../../../../../ui/date-picker/calendar-texts.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../../../ui/shown/empty-state.tsx'
import { scheduledArticles } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useToday } from '../../../use-today.ts'
import { useWide } from '../../../use-wide.ts'
import { useBuilder, useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { type CalendarEntry, calendarEntries, unpublishedBlocks } from './calendar-entries.ts'
import { CalendarRow } from './calendar-row.tsx'
import { MonthTable } from './month-table.tsx'

type Props = {
  site: SiteState | undefined
  isOpen: boolean
  onClose: () => void
  /** Opens the scheduled version. */
  onPublish: () => void
}

/** The changes of the site that happen by themselves: by month, on a phone as a list of those to come. */
export function SiteCalendar({ site, isOpen, onClose, onPublish }: Props) {
  const { t } = useTranslation()
  const { zone } = useMoment()
  return (
    <Dialog
      id="site-calendar"
      size="large"
      title={t('business:site.time.calendar.title')}
      description={t('business:site.time.calendar.hint', { zone })}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Content site={site} onClose={onClose} onPublish={onPublish} />
    </Dialog>
  )
}

function Content({ site, onClose, onPublish }: Omit<Props, 'isOpen'>) {
  const { t } = usePage()
  const { t: text } = useTranslation()
  const { timezone, place } = useBuilder()
  const { go } = useNavigation()
  const { data: articles } = useLateQuery(scheduledArticles(place))
  const draft = useDraftState(({ draft }) => draft)
  const isWide = useWide()
  const today = useToday(timezone)
  const [current, setCurrent] = useState(today)
  const entries = calendarEntries(draft, site?.SCHEDULE ?? null, timezone, articles)
  const unpublished = unpublishedBlocks(site?.SUMMARY)
  const coming = entries.filter(({ date, kind }) => date >= today || kind === 'failed')

  const rows = (ofDay: readonly CalendarEntry[]) =>
    ofDay.length > 0 && (
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
        {ofDay.map((entry) => (
          <li key={entry.key}>
            {'block' in entry ? (
              <CalendarRow
                entry={entry}
                isUnpublished={unpublished.has(entry.page) || unpublished.has(entry.block.id)}
                onOpen={() => {
                  onClose()
                  go(['pages', entry.page, 'blocks', entry.block.id])
                }}
              />
            ) : (
              <CalendarRow entry={entry} isUnpublished={false} onOpen={onPublish} />
            )}
          </li>
        ))}
      </ul>
    )
  const contentOf = (day: string) => rows(entries.filter(({ date }) => date === day))

  if (isWide)
    return (
      <>
        {entries.length === 0 && (
          <p className="mb-3 text-ink-soft">{text('business:site.time.calendar.how')}</p>
        )}
        <MonthTable current={current} today={today} contentOf={contentOf} onMove={setCurrent} />
      </>
    )
  if (coming.length === 0)
    return (
      <EmptyState
        icon={CalendarDays}
        title={text('business:site.time.calendar.none')}
        text={text('business:site.time.calendar.how')}
      />
    )
  return (
    <ol className="grid gap-4">
      {[...new Set(coming.map(({ date }) => date))].map((date) => (
        <li key={date}>
          <h3 className="font-medium">{dateInWords(t, date)}</h3>
          {rows(coming.filter((entry) => entry.date === date))}
        </li>
      ))}
    </ol>
  )
}
