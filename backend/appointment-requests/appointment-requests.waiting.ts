import { rowsInState } from '../areas/every/rows-in-state.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'

/** Requests for an appointment. */
export const waiting: readonly StaffWaiting[] = [
  {
    kind: 'requests',
    rank: 20,
    section: 'doctor-appointment',
    isForReception: true,
    rows: (asking) => rowsInState('appointment-requests', 'new', asking),
    live: 'appointment_request',
  },
]

declare module '../../schemas/api/today.ts' {
  interface WaitingKinds {
    requests: true
  }
}
declare module '../../schemas/api/staff-live.ts' {
  interface StaffLiveKinds {
    appointment_request: true
  }
}
