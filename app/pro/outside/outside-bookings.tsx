import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../client/call.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../queries/api-query.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { OutsideList } from '../appointments/schedule/outside-list.tsx'
import { useArea } from '../area/area-context.ts'
import { useRow } from '../area/use-row.ts'
import { outsideOfRow } from './outside-of-row.ts'

/**
 * Bookings outside the hours of a branch or a doctor, after the hours were cut; read after each save. Each links to its day in the
 * calendar. Nothing is cancelled by itself. A member without the right to read appointments sees nothing.
 */
export function OutsideBookings({ code }: { code: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place: area, base } = useArea()
  const { data: row } = useRow(area, code, true)
  const query = outsideOfRow(area, code)
  const { data } = useQuery({
    queryKey: [...(query ? queryKeyOf(query, locale) : []), row?.REVISION],
    queryFn:
      query && row
        ? ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal }))
        : skipToken,
    retry: false,
  })
  // The save button may be far below this message.
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!data || row === undefined) return
    if (before.current !== undefined && before.current !== row.REVISION && data.TOTAL > 0)
      shown.current?.scrollIntoView({ block: 'center' })
    before.current = row.REVISION
  }, [data, row])
  const calendar = `${base.split('/').slice(0, 3).join('/')}/doctor-appointment`
  return (
    <div role="status" ref={shown}>
      {data && data.TOTAL > 0 && (
        <section className="mb-6 rounded-control bg-warning-tint p-4 text-warning-ink">
          <h2 className="text-base font-semibold">{t('calendar:outside.left', { count: data.TOTAL })}</h2>
          <p className="mt-1">{t('calendar:outside.stay')}</p>
          <OutsideList
            outside={data.data}
            dateOf={({ DATE }) => DATE}
            hrefOf={({ COMPANY_CABINET_CODE, DATE }) =>
              `${calendar}?cabinet=${encodeURIComponent(COMPANY_CABINET_CODE)}&date=${DATE}`
            }
          />
          {data.TOTAL > data.data.length && (
            <p className="mt-2">{t('calendar:outside.more', { count: data.TOTAL - data.data.length })}</p>
          )}
        </section>
      )}
    </div>
  )
}
