'use client'

import CalendarCheck from 'lucide-react/icons/calendar-check'
import { type ReactNode, useId } from 'react'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import { type Days, kindOfDays } from '../../../../schemas/visits/kind-of-days.ts'
import { formatMoney } from '../../../../schemas/visits/money.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { EmptyState } from '../../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../../layouts/pro/pro-page.tsx'
import { dayCloseOf } from '../../../queries/appointments.ts'
import { useApiQuery } from '../../../queries/use-api-query.ts'
import { useTranslation } from '../../../use-translation.ts'
import { SectionTabs } from '../../area/section-tabs.tsx'
import type { SectionTab } from '../../area/tabs-of-section.ts'
import { byDoctor } from './by-doctor.ts'
import { DoctorsTable, TillTable } from './day-tables.tsx'
import type { AskedDays } from './days.ts'
import { DaysBar } from './days-bar.tsx'
import { RowBars } from './row-bars.tsx'
import { TakeAlong } from './take-along.tsx'
import { UnpaidList } from './unpaid-list.tsx'
import { wordsOfDays } from './words-of-days.ts'

type Props = {
  tabs: readonly SectionTab[]
  /** Company and branch as in a path; all branches of a company are `1001/0`. */
  place: string
  /** The path of the section, without the language: `/pro/1001/doctor-appointment`. */
  base: string
  /** Name of the company. */
  clinic: string
  branches: readonly Option[]
  cabinet: string
  asked: AskedDays
  today: string
}

/** A page is wide enough on its side for the table. */
const paper = '@page{size:A4 landscape}'

/** Day close: what was booked, came, was done and was paid on some days, as a table and a picture, the till, and who has still to pay. */
export function DayCloseScreen({ tabs, place, base, clinic, branches, cabinet, asked, today }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { days } = asked
  return (
    <>
      <style>{paper}</style>
      <div className="print:hidden">
        <SectionTabs label={t('application:area.doctor-appointment')} tabs={tabs} current="day-close" />
      </div>
      <ProPage
        title={t(`visits:day.titles.${days ? kindOfDays(days) : 'day'}`)}
        {...(days && { action: <TakeAlong place={place} days={days} /> })}
      >
        <DaysBar path={`${base}/day-close`} {...{ asked, today, branches, cabinet }} />
        {days && (
          <>
            <p className="mb-6 hidden text-xl print:block">
              {[clinic, branches.find(({ value }) => value === cabinet)?.label, wordsOfDays(days, locale)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <DaysShown place={place} base={base} days={days} />
          </>
        )}
      </ProPage>
    </>
  )
}

/** What these days came to. */
function DaysShown({ place, base, days: { from, to } }: { place: string; base: string; days: Days }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const day = useApiQuery(dayCloseOf(place, from, to))
  const { SUM, CURRENCY, TILL, POINTS, FOR_OTHER_DAYS } = day
  const money = (amount: number) => formatMoney(amount, CURRENCY)
  const figures: [name: string, shown: string][] = [
    [t('visits:day.booked'), String(SUM.BOOKED)],
    [t('visits:day.came'), String(SUM.CAME)],
    [t('visits:day.noShow'), String(SUM.NO_SHOW)],
    [t('visits:day.cancelled'), String(SUM.CANCELLED)],
    [t('visits:day.total'), money(SUM.TOTAL)],
    [t('visits:day.paidFor'), money(SUM.PAID)],
    [t('visits:day.unpaid'), money(SUM.UNPAID)],
    ...(SUM.OVER > 0 ? [[t('visits:day.over'), money(SUM.OVER)] as [string, string]] : []),
  ]
  const doctors = byDoctor(day.ROWS)
  const nameOf = (row: (typeof doctors)[number]) =>
    readLocalized(row, 'DOCTOR', locale)?.text ?? t('visits:formerDoctor')
  return SUM.BOOKED + SUM.CANCELLED === 0 && TILL.length === 0 ? (
    <EmptyState icon={CalendarCheck} title={t('visits:day.none')} text={t('visits:day.noneText')} />
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-8">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(([name, shown]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-2xl font-semibold whitespace-nowrap tabular-nums">{shown}</dd>
          </div>
        ))}
      </dl>
      {doctors.length > 1 && (
        <div className="grid gap-x-12 gap-y-8 @3xl/page:grid-cols-2 print:grid-cols-2">
          <RowBars
            title={t('visits:day.chartVisits')}
            rows={doctors.map((row) => ({
              key: row.SPECIALIST_CODE,
              name: nameOf(row),
              number: row.BOOKED,
              part: row.CAME,
              words: `${row.CAME} / ${row.BOOKED}`,
            }))}
          />
          {SUM.TOTAL > 0 && (
            <RowBars
              title={t('visits:day.chartMoney')}
              rows={doctors.map((row) => ({
                key: row.SPECIALIST_CODE,
                name: nameOf(row),
                number: row.TOTAL,
                part: row.TOTAL - row.UNPAID,
                words: money(row.TOTAL),
              }))}
            />
          )}
        </div>
      )}
      {day.ROWS.length > 0 && <DoctorsTable day={day} />}
      <div className="grid gap-12 @4xl/page:grid-cols-[3fr_2fr]">
        <Section title={t('visits:day.till')}>
          <p className="mb-3 text-sm text-ink-soft">{t('visits:day.tillText')}</p>
          {TILL.length === 0 ? <p>{t('visits:day.tillNone')}</p> : <TillTable day={day} />}
          {FOR_OTHER_DAYS > 0 && (
            <p className="mt-3">{t('visits:day.otherDays', { amount: money(FOR_OTHER_DAYS) })}</p>
          )}
          {POINTS.TAKEN !== POINTS.RETURNED && (
            <p className="mt-3">
              {t('visits:day.pointsPaid', { amount: money(POINTS.TAKEN - POINTS.RETURNED) })}
            </p>
          )}
        </Section>
        <Section title={t('visits:day.unpaidVisits')}>
          <UnpaidList day={day} base={base} />
        </Section>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
