import { Fragment, type ReactNode } from 'react'
import type { OwnBonusCard } from '../schemas/api/bonuses.ts'
import { formatCalendarDate, formatDate } from '../schemas/formats/date.ts'
import { formatNumber } from '../schemas/formats/price.ts'
import { usePage } from '../ui/core/page-context.tsx'
import { useTranslation } from './use-translation.ts'

type Row = OwnBonusCard['ROWS'][number]

type Props<One extends Row> = {
  rows: readonly One[]
  timezone: string
  now: string
  /** What is said of a row beside its time. */
  more?: (row: One) => readonly ReactNode[]
}

/** The statement of a bonus card: what was given and used, when and why, the newest row first. */
export function PointsRows<One extends Row>({ rows, timezone, now, more }: Props<One>): ReactNode {
  const { locale } = usePage()
  const { t } = useTranslation()
  const wordsOf = ({ KIND, IS_REVERSAL }: Row) =>
    IS_REVERSAL && (KIND === 'accrual' || KIND === 'redemption')
      ? t(`bonuses:back.${KIND}`)
      : t(`bonuses:kind.${KIND}`)
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.ROW} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-2.5">
          <div className="min-w-0">
            <p>
              {wordsOf(row)}
              {row.REASON && <span className="wrap-anywhere">: {row.REASON}</span>}
            </p>
            <p className="text-sm text-ink-soft">
              {[
                formatDate(row.AT, locale, timezone, new Date(now)),
                ...(more?.(row) ?? []),
                row.UNTIL &&
                  row.POINTS > 0 &&
                  t('bonuses:until', { date: formatCalendarDate(row.UNTIL, locale) }),
              ]
                .filter(Boolean)
                .map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line keep their order
                  <Fragment key={index}>
                    {index > 0 && ' · '}
                    {part}
                  </Fragment>
                ))}
            </p>
          </div>
          <span
            className={`ms-auto font-medium whitespace-nowrap tabular-nums ${row.POINTS > 0 ? 'text-success-ink' : ''}`}
          >
            {row.POINTS > 0 ? '+' : '−'}
            {formatNumber(Math.abs(row.POINTS))}
          </span>
        </li>
      ))}
    </ul>
  )
}
