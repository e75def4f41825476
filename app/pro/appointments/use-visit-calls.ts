import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { appointments } from '../../queries/appointments.ts'
import { parsed } from '../../queries/parsed.ts'
import { useBranch } from './appointments-context.ts'

const answer = async () => (await import('../../../schemas/api/staff-appointment.ts')).staffAppointment

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
  /** A day of a doctor has visits in several branches: each is changed in its own. */
  const pathOf = ({ COMPANY_CABINET_CODE, APPOINTMENT_CODE }: StaffAppointment) =>
    `/w-business/${place.split('/')[0]}/${encodeURIComponent(COMPANY_CABINET_CODE)}/appointment/${encodeURIComponent(APPOINTMENT_CODE)}` as const
  async function sent<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked
    } finally {
      // After a refusal too: another member of staff was faster.
      for (const shown of ['list', 'found', 'changes'])
        void client.invalidateQueries({ queryKey: [appointments, place, shown] })
    }
  }
  const send = (to: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<StaffAppointment> =>
    sent(parsed(answer, call(method, to, body)))
  return {
    add: (body: object) => send(path, body),
    move: (code: string, body: MoveBody) => send(`${path}/${encodeURIComponent(code)}/move`, body),
    correct: (code: string, body: object) => send(`${path}/${encodeURIComponent(code)}`, body, 'PUT'),
    begin: async (visit: StaffAppointment): Promise<void> => {
      await sent(call('POST', `${pathOf(visit)}/begin`))
    },
    takeBack: (visit: StaffAppointment) => send(`${pathOf(visit)}/take_back`),
    setStatus: (visit: StaffAppointment, status: AppointmentStatus, reason?: string) =>
      send(`${pathOf(visit)}/status`, {
        STATUS: status,
        ...(reason && { REASON: reason }),
      }),
  }
}
