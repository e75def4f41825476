import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { Badge } from '../shown/badge.tsx'
import { EmptyState } from '../shown/empty-state.tsx'
import { type Column, type Sorting, Table } from '../shown/table.tsx'

type Visit = { name: string; day: string; price: number; isPaid: boolean }

const visits: Visit[] = [
  { name: 'Айгерим Ахметова', day: '21 ноября, 09:30', price: 12000, isPaid: true },
  { name: 'Константин Константинопольский', day: '21 ноября, 10:00', price: 8500, isPaid: false },
  { name: 'Oʻtkir Gʻaniyev', day: '22 ноября, 16:15', price: 150000, isPaid: true },
]

const columns: Column<Visit>[] = [
  { key: 'name', label: 'Пациент', cell: ({ name }) => name, sortable: true },
  { key: 'day', label: 'Приём', cell: ({ day }) => day },
  {
    key: 'paid',
    label: 'Оплата',
    cell: ({ isPaid }) => <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Оплачен' : 'Ждёт'}</Badge>,
  },
  {
    key: 'price',
    label: 'Сумма',
    cell: ({ price }) => `${price.toLocaleString('ru')}\u00a0₸`,
    isNumber: true,
    sortable: true,
  },
]

export default function TableExample() {
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', descending: false })
  const sign = sorting.descending ? -1 : 1
  const rows = visits.toSorted((a, b) =>
    sorting.by === 'price' ? sign * (a.price - b.price) : sign * a.name.localeCompare(b.name, 'ru'),
  )
  const keyOf = ({ name }: Visit) => name
  return (
    <div className="grid gap-10">
      <Table
        caption="Приёмы на неделе"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        sorting={sorting}
        onSort={setSorting}
      />
      <Table
        caption="Приёмы на следующей неделе"
        columns={columns}
        rows={[]}
        keyOf={keyOf}
        sorting={sorting}
        sortHref={({ by, descending }) => `#table-${by}${descending ? '-descending' : ''}`}
        empty={
          <EmptyState
            icon={CalendarPlus}
            title="Здесь появятся приёмы"
            text="На эту неделю ещё никто не записан."
            action={
              <button type="button" className={buttonClass('secondary')}>
                Записать пациента
              </button>
            }
          />
        }
      />
    </div>
  )
}
