import { defineCall } from '../kit/http/endpoint.ts'
import { staffLiveOf } from '../kit/live/staff-live.ts'
import { waitingRows } from './staff-consultations.ts'

/** R108: changes in the consultations of a clinic, as a stream. */
export const consultationLive = defineCall(
  staffLiveOf({
    kind: 'online_consultation',
    section: 'online-consultations',
    rows: waitingRows,
  }),
)
