import type { Translate } from '../locales/index.ts'
import type { openingStatusField } from '../schemas/block-fields.ts'
import type { Static } from '../schemas/type.ts'
import { Badge } from '../ui/badge.tsx'
import { usePage } from '../ui/page-context.tsx'

type Status = Static<ReturnType<typeof openingStatusField>>
type Opens = NonNullable<Extract<Status, { state: 'closed' }>['opens']>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** Narrows a number to a weekday that has a name in the locale files; 1 is Monday. */
export const weekdayOf = (day: number) => weekdays.find((known) => known === day) ?? 1

function opensText(t: Translate, opens: Opens): string {
  const time = { time: opens.at }
  if (opens.when !== 'weekday') return t(`blocks:opening-hours.opens.${opens.when}`, time)
  return t(`blocks:opening-hours.opens.weekday${weekdayOf(opens.day)}`, time)
}

/** "Открыто до 18:00", "Откроется завтра в 09:00": the status at the time of rendering. */
export function openingStatusText(t: Translate, status: Status): string {
  if (status.state === 'closed') {
    return status.opens ? opensText(t, status.opens) : t('blocks:opening-hours.closed')
  }
  return status.until
    ? t('blocks:opening-hours.openUntil', { time: status.until })
    : t('blocks:opening-hours.open')
}

/** The line of `openingStatusText` with a dot, which is filled while it is open. */
export function OpeningStatus({ status }: { status: Status }) {
  const { t } = usePage()
  const isOpen = status.state === 'open'
  return (
    <p>
      <Badge tone={isOpen ? 'success' : 'warning'}>
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full border-2 border-current ${isOpen ? 'bg-current' : ''}`}
        />
        {openingStatusText(t, status)}
      </Badge>
    </p>
  )
}
