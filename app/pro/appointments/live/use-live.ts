import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AppointmentLive } from '../../../../schemas/api/staff-calendar.ts'
import { useStream } from '../../../live/use-stream.ts'
import { appointments } from '../../../queries/appointments.ts'
import { useBranch } from '../appointments-context.ts'

/**
 * Listens to the calendar of the branch: each change invalidates the shown queries, and `onBooked` gets each booking of a patient once.
 * Returns false without a connection, so that the calendar polls.
 */
export function useLive(onBooked: (booked: AppointmentLive['BOOKED']) => void): boolean {
  const { place } = useBranch()
  const client = useQueryClient()
  const known = useRef(new Set<string>())
  return useStream(
    {
      path: `/business-api-front2/${place}/appointment_news`,
      schema: async () => (await import('../../../../schemas/api/staff-calendar.ts')).appointmentLive,
      resumes: true,
    },
    ({ BOOKED }, isFirst) => {
      const fresh = BOOKED.filter(({ APPOINTMENT_CODE }) => !known.current.has(APPOINTMENT_CODE))
      for (const { APPOINTMENT_CODE } of fresh) known.current.add(APPOINTMENT_CODE)
      if (!isFirst)
        for (const shown of ['list', 'visit'])
          void client.invalidateQueries({ queryKey: [appointments, place, shown] })
      if (fresh.length > 0) onBooked(fresh)
    },
  )
}
