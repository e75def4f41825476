import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { DayClose } from '../../../schemas/api/visit.ts'
import type { WrittenCell } from '../../../schemas/exchange/cell.ts'
import { kindOfDays } from '../../../schemas/visits/kind-of-days.ts'
import { tillSum } from '../../../schemas/visits/till-sum.ts'

/** What the days of a day close are called: that of a day, a week, a month. */
export const dayCloseTitle = ({ FROM, TO }: DayClose, locale: Locale): string =>
  translate(locale)(`visits:day.titles.${kindOfDays({ from: FROM, to: TO })}`)

/**
 * The words and numbers of a day close as the rows of a sheet; money in whole units. Dates are dates: as people write them in CSV, and in
 * XLSX what a program of accounting counts with.
 */
export function dayCloseTable(day: DayClose, locale: Locale): WrittenCell[][] {
  const t = translate(locale)
  const money = (amount: number) => amount / 100
  const counts = ({
    BOOKED,
    CAME,
    DONE,
    NO_SHOW,
    CANCELLED,
    TOTAL,
    PAID,
    UNPAID,
    OVER,
  }: DayClose['SUM']): WrittenCell[] => [
    BOOKED,
    CAME,
    DONE,
    NO_SHOW,
    CANCELLED,
    money(TOTAL),
    money(PAID),
    money(UNPAID),
    money(OVER),
  ]
  const tillRow = (name: string, { TAKEN, RETURNED }: { TAKEN: number; RETURNED: number }): WrittenCell[] => [
    name,
    money(TAKEN),
    money(RETURNED),
    money(TAKEN - RETURNED),
  ]
  const { FROM, TO } = day
  return [
    [dayCloseTitle(day, locale), { date: FROM }, ...(TO === FROM ? [] : [{ date: TO }]), day.CURRENCY],
    [],
    [
      t('visits:day.doctor'),
      t('visits:day.branch'),
      t('visits:day.booked'),
      t('visits:day.came'),
      t('visits:day.done'),
      t('visits:day.noShow'),
      t('visits:day.cancelled'),
      t('visits:day.total'),
      t('visits:day.paid'),
      t('visits:day.unpaid'),
      t('visits:day.over'),
    ],
    ...day.ROWS.map((row) => [
      readLocalized(row, 'DOCTOR', locale)?.text ?? t('visits:formerDoctor'),
      readLocalized(row, 'CABINET', locale)?.text ?? '',
      ...counts(row),
    ]),
    [t('visits:day.sum'), '', ...counts(day.SUM)],
    [],
    [t('visits:day.method'), t('visits:day.taken'), t('visits:day.returned'), t('visits:day.left')],
    ...day.TILL.map((row) => tillRow(t(`visits:method.${row.METHOD}`), row)),
    tillRow(t('visits:day.sum'), tillSum(day)),
    ...(day.POINTS.TAKEN + day.POINTS.RETURNED > 0 ? [tillRow(t('visits:day.byPoints'), day.POINTS)] : []),
    [],
    [t('visits:day.unpaidVisits'), t('visits:day.date'), t('visits:day.due')],
    ...day.UNPAID.map(({ PATIENT, DATE, DUE }) => [PATIENT, { date: DATE }, money(DUE)]),
  ]
}
