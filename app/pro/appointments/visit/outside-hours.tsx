import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../client/call.ts'
import { addDays } from '../../../../schemas/formats/zone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { queryKeyOf } from '../../../queries/api-query.ts'
import { branchCalendar } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'
import { hasHoursAt } from '../calendar/columns.ts'

type Props = { doctor: string; date: string; time: string }

/** Says that the doctor sees no patients at this time, before the visit is made; the server refuses no patient who has come. */
export function OutsideHours({ doctor, date, time }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useBranch()
  const query = branchCalendar(place, addDays(date, -1), date)
  const { data } = useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  const hours = data?.DOCTORS.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === doctor)
  const isOutside = data && !(hours && hasHoursAt(hours, { date, time }))
  return <p role="status">{isOutside && <Badge tone="warning">{t('calendar:mark.outside')}</Badge>}</p>
}
