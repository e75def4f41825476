import { rowsInState } from '../areas/every/rows-in-state.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { staffNewsOf } from '../kit/live/staff-news.ts'

/** R107: requests for an appointment that come to a clinic. */
export const requestNews = defineCall(
  staffNewsOf({
    kind: 'appointment_request',
    section: 'doctor-appointment',
    rows: (asking) => rowsInState('appointment-requests', 'new', asking),
  }),
)
