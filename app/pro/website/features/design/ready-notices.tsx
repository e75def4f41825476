import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { ReadyNotice } from '../../../../../schemas/api/ready-notice.ts'
import type { NoticeSettings } from '../../../../../schemas/design/notice-settings.ts'
import { formatCalendarDate } from '../../../../../schemas/formats/date.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { siteNotices } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useToday } from '../../../use-today.ts'
import { offerUndo } from '../../draft/acts/offer-undo.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { ClosedDays } from './closed-days.tsx'
import { withClosedDays } from './closed-hours.ts'

const path = ['design', 'settings', 'notice']
/** How many of the next holidays are offered. */
const mostOffered = 4

/**
 * The notice of all pages in one press: that the clinic is closed on the next public holidays, or on days of its own. Shows the end of the
 * present notice, and removes it.
 */
export function ReadyNotices({ notice }: { notice: NoticeSettings }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, place, timezone, mayChange, quick } = useBuilder()
  const { edit } = useSources()
  const today = useToday(timezone)
  const [shown, setShown] = useState<ReadyNotice>()
  const { data } = useLateQuery(mayChange ? siteNotices(place) : undefined)
  const change = (value: NoticeSettings | undefined, step: string) => {
    store.getState().change([{ path, ...(value && { value }) }], step)
    offerUndo(store, step, t('business:site.undo'))
  }
  const show = (ready: ReadyNotice) => {
    setShown(ready)
    const { TITLE, UNTIL } = ready
    change(
      { title: TITLE, tone: 'important', until: UNTIL },
      t('business:site.notice.shown', { title: TITLE[locale] }),
    )
  }
  if (!mayChange) return null
  return (
    <div className="grid gap-4">
      {notice.title && (
        <div className="grid gap-2 rounded-card bg-accent-wash p-4">
          <p>
            {notice.until && notice.until < today
              ? t('business:site.notice.over')
              : notice.until
                ? t('business:site.notice.until', { day: formatCalendarDate(notice.until, locale, today) })
                : t('business:site.notice.always')}{' '}
            {t('business:site.quickUnpublished')}
          </p>
          <div className="-ms-3 flex flex-wrap gap-x-2">
            <Button
              variant="empty"
              size="small"
              icon={Trash2}
              onClick={() => change(undefined, t('business:site.notice.removed'))}
            >
              {t('business:site.notice.remove')}
            </Button>
            {shown && quick.includes('hours') && (
              <Button
                variant="empty"
                size="small"
                aria-haspopup="dialog"
                onClick={() =>
                  edit({
                    area: 'cabinets',
                    field: 'hours',
                    begin: (branch) => withClosedDays(branch, shown, locale),
                  })
                }
              >
                {t('business:site.notice.hours')}
              </Button>
            )}
          </div>
        </div>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{t('business:site.notice.ready')}</legend>
        {data?.slice(0, mostOffered).map((ready) => (
          <Button
            key={ready.FROM}
            variant="secondary"
            size="small"
            className="h-auto min-h-12 flex-col items-start! gap-0 py-2 text-start whitespace-normal"
            onClick={() => show(ready)}
          >
            <span>{ready.TITLE[locale]}</span>
            <span className="text-sm font-normal text-ink-soft">{ready.NAME}</span>
          </Button>
        ))}
        {data && data.length > 0 && (
          <p className="text-sm text-ink-soft">{t('business:site.notice.check')}</p>
        )}
        <ClosedDays onReady={show} />
      </fieldset>
      <p className="font-medium">{t('business:site.notice.own')}</p>
    </div>
  )
}
