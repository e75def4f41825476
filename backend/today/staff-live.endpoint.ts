import { defineCall } from '../kit/http/endpoint.ts'
import { staffLiveOf } from '../kit/live/staff-live.ts'
import { waitingWork } from './waiting.ts'

/** A stream for each kind of work that staff get at once. */
export const staffLive = waitingWork.flatMap(({ live, section, rows }) =>
  live === undefined ? [] : [defineCall(staffLiveOf({ kind: live, section, rows }))],
)
