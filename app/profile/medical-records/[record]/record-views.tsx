'use client'

import type { OpenedRecord } from '../../../../schemas/api/profile.ts'
import { formatInHomeZone } from '../../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { Words } from '../../words.tsx'

/** The openings of a record: by whom and when, newest first (M). Not printed. */
export function RecordViews({ views, now }: { views: OpenedRecord['VIEWS']; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <section className="mt-12 print:hidden">
      <h2 className="text-xl">{t('profile:records.views')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('profile:records.viewsText')}</p>
      <ul className="mt-3 divide-y divide-line">
        {views.map(({ VIEWER, COMPANY, AT }) => (
          <li key={`${AT} ${VIEWER}`} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span>
              {COMPANY === null ? (
                t('profile:records.you')
              ) : (
                <>
                  {VIEWER}, <Words of={COMPANY} />
                </>
              )}
            </span>
            <time dateTime={AT} className="text-ink-soft tabular-nums">
              {formatInHomeZone(AT, locale, now)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
