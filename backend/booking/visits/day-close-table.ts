import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { DayClose } from '../../../schemas/api/visit.ts'

/** A cell of a sheet: words, or a number. */
export type Cell = string | number

/** The words and numbers of a day close as the rows of a sheet; money in whole units. */
export function dayCloseTable(day: DayClose, locale: Locale): Cell[][] {
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
  }: DayClose['SUM']): Cell[] => [
    BOOKED,
    CAME,
    DONE,
    NO_SHOW,
    CANCELLED,
    money(TOTAL),
    money(PAID),
    money(UNPAID),
  ]
  return [
    [t('visits:day.title'), day.FROM === day.TO ? day.FROM : `${day.FROM} – ${day.TO}`, day.CURRENCY],
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
    ],
    ...day.ROWS.map((row) => [
      readLocalized(row, 'DOCTOR', locale)?.text ?? t('visits:formerDoctor'),
      readLocalized(row, 'CABINET', locale)?.text ?? '',
      ...counts(row),
    ]),
    [t('visits:day.sum'), '', ...counts(day.SUM)],
    [],
    [t('visits:day.method'), t('visits:day.taken'), t('visits:day.returned')],
    ...day.TILL.map(({ METHOD, TAKEN, RETURNED }) => [
      t(`visits:method.${METHOD}`),
      money(TAKEN),
      money(RETURNED),
    ]),
    [],
    [t('visits:day.unpaidVisits'), t('visits:day.date'), t('visits:day.due')],
    ...day.UNPAID.map(({ PATIENT, DATE, DUE }) => [PATIENT, DATE, money(DUE)]),
  ]
}
