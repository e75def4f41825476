import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { appointments } from '../../queries/appointments.ts'
import { parsed } from '../../queries/parsed.ts'
import { useBranch } from './appointments-context.ts'

const visit = async () => (await import('../../../schemas/api/staff-appointment.ts')).staffAppointment

/** Body of a move; instants in UTC. */
export type MoveBody = {
  START: string
  DOCTOR_CODE?: string
  OVERBOOK?: boolean
  SAME_PATIENT?: boolean
}

/** PA11: the calls that change a visit. Each resolves with the visit as it is now, after the shown queries were read again; throws CallError. */
export function useVisitCalls() {
  const { place } = useBranch()
  const client = useQueryClient()
  const path = `/w-business/${place}/appointment`
  async function send(to: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<StaffAppointment> {
    try {
      return await parsed(visit, call(method, to, body))
    } finally {
      // After a refusal too: another member of staff was faster.
      for (const shown of ['list', 'found', 'changes'])
        void client.invalidateQueries({ queryKey: [appointments, place, shown] })
    }
  }
  return {
    add: (body: object) => send(path, body),
    move: (code: string, body: MoveBody) => send(`${path}/${encodeURIComponent(code)}/move`, body),
    correct: (code: string, body: object) => send(`${path}/${encodeURIComponent(code)}`, body, 'PUT'),
    takeBack: (code: string) => send(`${path}/${encodeURIComponent(code)}/take_back`),
    setStatus: (code: string, status: AppointmentStatus, reason?: string) =>
      send(`${path}/${encodeURIComponent(code)}/status`, {
        STATUS: status,
        ...(reason && { REASON: reason }),
      }),
  }
}
