import { defineCall } from '../kit/http/endpoint.ts'
import { staffNewsOf } from '../kit/live/staff-news.ts'
import { waitingRows } from './staff-consultations.ts'

/** R108: changes in the consultations of a clinic, as a stream. */
export const consultationNews = defineCall(
  staffNewsOf({
    kind: 'online_consultation',
    section: 'online-consultations',
    rows: waitingRows,
  }),
)
