import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { DayClose } from '../../../../schemas/api/visit.ts'
import { formatMoney } from '../../../../schemas/visits/money.ts'
import { tillSum } from '../../../../schemas/visits/till-sum.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { type Column, Table } from '../../../../ui/shown/table.tsx'
import { useTranslation } from '../../../use-translation.ts'

const counts = ['BOOKED', 'CAME', 'DONE', 'NO_SHOW', 'CANCELLED'] as const
const amounts = ['TOTAL', 'PAID', 'UNPAID', 'OVER'] as const
const words = {
  BOOKED: 'visits:day.booked',
  CAME: 'visits:day.came',
  DONE: 'visits:day.done',
  NO_SHOW: 'visits:day.noShow',
  CANCELLED: 'visits:day.cancelled',
  TOTAL: 'visits:day.total',
  PAID: 'visits:day.paid',
  UNPAID: 'visits:day.unpaid',
  OVER: 'visits:day.over',
} as const

/** Nothing of a number is a dash, so that the others are seen. */
const Nothing = () => (
  <span data-empty className="text-ink-faint">
    –
  </span>
)

type Row = DayClose['SUM'] & { key: string; name: string; branch: string }

/** What was booked, came, was done and was paid by doctor and branch, and all of it together. */
export function DoctorsTable({ day }: { day: DayClose }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const hasBranches = new Set(day.ROWS.map(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE)).size > 1
  const rows: Row[] = day.ROWS.map((row) => ({
    ...row,
    key: `${row.SPECIALIST_CODE} ${row.COMPANY_CABINET_CODE}`,
    name: readLocalized(row, 'DOCTOR', locale)?.text ?? t('visits:formerDoctor'),
    branch: readLocalized(row, 'CABINET', locale)?.text ?? '',
  }))
  const columns: Column<Row>[] = [
    { key: 'doctor', label: t('visits:day.doctor'), cell: ({ name }) => name },
    ...(hasBranches
      ? [
          {
            key: 'branch',
            label: t('visits:day.branch'),
            cell: ({ branch }: Row) => branch || <Nothing />,
            narrow: 'plain' as const,
          },
        ]
      : []),
    ...counts.map((name) => ({
      key: name,
      label: t(words[name]),
      cell: (row: Row) => (row[name] === 0 ? <Nothing /> : row[name]),
      isNumber: true,
      narrow: 'labelled' as const,
    })),
    // What was paid too much is rare: without it there is no column of dashes.
    ...amounts
      .filter((name) => name !== 'OVER' || day.SUM.OVER > 0)
      .map((name) => ({
        key: name,
        label: t(words[name]),
        cell: (row: Row) =>
          row[name] === 0 ? (
            <Nothing />
          ) : (
            <span
              className={`whitespace-nowrap ${name === 'UNPAID' || name === 'OVER' ? 'text-warning-ink' : ''}`}
            >
              {formatMoney(row[name], day.CURRENCY)}
            </span>
          ),
        isNumber: true,
        narrow: 'labelled' as const,
      })),
  ]
  const sum = { ...day.SUM, key: 'sum', name: t('visits:day.sum'), branch: '' }
  return (
    <Table
      caption={t('visits:day.byDoctor')}
      columns={columns}
      rows={rows.length > 1 ? [...rows, sum] : rows}
      keyOf={({ key }) => key}
      rowProps={({ key }) => (key === 'sum' ? { className: 'font-semibold' } : {})}
    />
  )
}

type TillRow = { key: string; name: string; TAKEN: number; RETURNED: number }

/** The money that was taken and returned on these days, by method. */
export function TillTable({ day }: { day: DayClose }) {
  const { t } = useTranslation()
  const rows: TillRow[] = day.TILL.map(({ METHOD, TAKEN, RETURNED }) => ({
    key: METHOD,
    name: t(`visits:method.${METHOD}`),
    TAKEN,
    RETURNED,
  }))
  const sum = { key: 'sum', name: t('visits:day.sum'), ...tillSum(day) }
  const money = (amount: number) =>
    amount === 0 ? (
      <Nothing />
    ) : (
      <span className="whitespace-nowrap">{formatMoney(amount, day.CURRENCY)}</span>
    )
  return (
    <Table
      caption={t('visits:day.till')}
      captionHidden
      columns={[
        { key: 'method', label: t('visits:day.method'), cell: ({ name }) => name },
        {
          key: 'taken',
          label: t('visits:day.taken'),
          cell: ({ TAKEN }) => money(TAKEN),
          isNumber: true,
          narrow: 'labelled',
        },
        {
          key: 'returned',
          label: t('visits:day.returned'),
          cell: ({ RETURNED }) => money(RETURNED),
          isNumber: true,
          narrow: 'labelled',
        },
        {
          key: 'left',
          label: t('visits:day.left'),
          cell: ({ TAKEN, RETURNED }) => money(TAKEN - RETURNED),
          isNumber: true,
          narrow: 'labelled',
        },
      ]}
      rows={rows.length > 1 ? [...rows, sum] : rows}
      keyOf={({ key }) => key}
      rowProps={({ key }) => (key === 'sum' ? { className: 'font-semibold' } : {})}
    />
  )
}
