import { defineWorker } from '../../kit/worker/define-worker.ts'
import { publishDue } from './publish-due.ts'
import { scheduleChannel } from './schedule.ts'

/** Publishes scheduled versions of sites at their instants; a newly scheduled one wakes it. */
export const worker = defineWorker({
  channel: scheduleChannel,
  lookMs: 30_000,
  failure: 'scheduled sites could not be published; the worker tries again',
  run: ({ db }, stopped) => publishDue(db, stopped),
})
