import type { Translate } from '../../../locales/index.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { openingStatusField } from '../../../schemas/page/block-fields.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'

type OpeningStatusData = Static<ReturnType<typeof openingStatusField>>
type Opens = NonNullable<Extract<OpeningStatusData, { state: 'closed' }>['opens']>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** Narrows a number to a weekday that has a name in the locale files; 1 is Monday. */
export const weekdayOf = (day: number) => weekdays.find((known) => known === day) ?? 1

/** The owner of the hours: a doctor is not open, but sees patients. */
type Of = 'clinic' | 'doctor'

function opensText(t: Translate, opens: Opens): string {
  const time = { time: opens.at }
  if (opens.when !== 'weekday') return t(`blocks:opening-hours.opens.${opens.when}`, time)
  return t(`blocks:opening-hours.opens.weekday${weekdayOf(opens.day)}`, time)
}

function receptionText(t: Translate, opens: Opens): string {
  const time = { time: opens.at }
  if (opens.when !== 'weekday') return t(`blocks:opening-hours.doctor.opens.${opens.when}`, time)
  return t(`blocks:opening-hours.doctor.opens.weekday${weekdayOf(opens.day)}`, time)
}

/** "Принимает сейчас, до 18:00", "Приём завтра с 09:00": the same of a doctor. */
function doctorStatusText(t: Translate, status: OpeningStatusData): string {
  if (status.state === 'closed')
    return status.opens ? receptionText(t, status.opens) : t('blocks:opening-hours.doctor.closed')
  return status.until
    ? t('blocks:opening-hours.doctor.openUntil', { time: status.until })
    : t('blocks:opening-hours.doctor.open')
}

/** "Открыто до 18:00", "Откроется завтра в 09:00": the status at the time of rendering. */
export function openingStatusText(t: Translate, status: OpeningStatusData): string {
  if (status.state === 'closed') {
    return status.opens ? opensText(t, status.opens) : t('blocks:opening-hours.closed')
  }
  return status.until
    ? t('blocks:opening-hours.openUntil', { time: status.until })
    : t('blocks:opening-hours.open')
}

const statusText = (t: Translate, status: OpeningStatusData, of: Of): string =>
  of === 'doctor' ? doctorStatusText(t, status) : openingStatusText(t, status)

/**
 * The status of a doctor beside other facts: none where the next free time says when patients are seen, and none where all that is known is that
 * nobody is seen now, which at night is true of everybody.
 */
export const toldReception = <Status extends OpeningStatusData>(
  status: Status | undefined,
  next: object | undefined,
): Status | undefined => (next || (status?.state === 'closed' && !status.opens) ? undefined : status)

/** The status that a block has to say: none where the header of the page already says it. */
export const useUnsaidStatus = (status: OpeningStatusData | undefined) =>
  usePage().statusInHeader ? undefined : status

/** Filled while it is open. */
const Dot = ({ isOpen }: { isOpen: boolean }) => (
  <i aria-hidden className={isOpen ? 'state-dot open' : 'state-dot'} />
)

/** The line of `openingStatusText` with a dot. */
export function OpeningStatus({ status, of = 'clinic' }: { status: OpeningStatusData; of?: Of }) {
  const { t } = usePage()
  const isOpen = status.state === 'open'
  return (
    <p>
      <Badge tone={isOpen ? 'success' : 'warning'}>
        <Dot isOpen={isOpen} />
        {statusText(t, status, of)}
      </Badge>
    </p>
  )
}

/** The same without a background, for the header of a site. */
export function OpeningLine({ status, of = 'clinic' }: { status: OpeningStatusData; of?: Of }) {
  const { t } = usePage()
  const isOpen = status.state === 'open'
  return (
    <p className={isOpen ? 'opening-line open' : 'opening-line'}>
      <Dot isOpen={isOpen} />
      {statusText(t, status, of)}
    </p>
  )
}
