import { rowsInState } from '../areas/every/rows-in-state.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { staffLiveOf } from '../kit/live/staff-live.ts'

/** R107: requests for an appointment that come to a clinic. */
export const requestLive = defineCall(
  staffLiveOf({
    kind: 'appointment_request',
    section: 'doctor-appointment',
    rows: (asking) => rowsInState('appointment-requests', 'new', asking),
  }),
)
