'use client'

import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { sheetKinds, sheetNames } from '../../../schemas/links/link-mark.ts'
import { NumbersTable } from '../../../ui/chart/numbers-table.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { BelowProps } from '../areas/parts.ts'
import { DayBars } from '../day-bars.tsx'
import { useOpeningsOf } from './use-openings.ts'
import { usePlaces } from './use-places.ts'

/** Who came by a link in thirty days: by day, and from where. */
export function LinkFigures({ code }: BelowProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { places } = usePlaces()
  const openings = useOpeningsOf(code)
  if (!openings) return null
  const { DAYS, PEOPLE, MARKS } = openings
  const days = DAYS.map((day, at) => ({ day, number: PEOPLE[at] ?? 0 }))
  const sum = PEOPLE.reduce((all, one) => all + one, 0)
  const nameOf = (by: string) => {
    const sheet = sheetNames.find((one) => one === by)
    if (sheet) return sheetKinds[sheet].label[locale]
    return t(by === 'picture' ? 'links:by.picture' : 'links:by.link')
  }
  const placeOf = (place: string) => places.find((one) => one.code === place)?.name
  return (
    <section className="grid max-w-text grid-cols-1 gap-3">
      <h2 className="text-xl">{t('links:openings.title')}</h2>
      {sum === 0 ? (
        <p>{t('links:openings.none')}</p>
      ) : (
        <>
          <p role="status" className="tabular-nums">
            {t('links:card', { today: days.at(-1)?.number ?? 0, month: sum })}
          </p>
          <DayBars days={days} locale={locale} />
          <NumbersTable
            head={[t('links:openings.from'), t('links:openings.people')]}
            rows={MARKS.map(({ BY, PLACE, PEOPLE: people }) => [
              [nameOf(BY), placeOf(PLACE)].filter(Boolean).join(' · '),
              people,
            ])}
          />
          <Expandable summary={t('links:openings.table')}>
            <NumbersTable
              head={[t('links:openings.day'), t('links:openings.people')]}
              rows={days
                .toReversed()
                .map(({ day, number }) => [formatCalendarDate(day, locale, DAYS.at(-1)), number])}
            />
          </Expandable>
        </>
      )}
      <p className="text-sm text-ink-soft">{t('links:openings.hint')}</p>
    </section>
  )
}
