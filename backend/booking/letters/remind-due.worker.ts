import { defineWorker } from '../../kit/worker/define-worker.ts'
import { bookingChannel } from '../slots/signal-changed.ts'
import { remindDue } from './remind-due.ts'

/** Reminds patients of their visits; bookings wake it too. */
export const worker = defineWorker({
  channel: bookingChannel,
  lookMs: 60_000,
  failure: 'reminders of visits could not be sent; the worker tries again',
  run: ({ db }, stopped) => remindDue(db, stopped),
})
