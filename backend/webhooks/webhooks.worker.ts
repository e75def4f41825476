import { defineWorker } from '../kit/worker/define-worker.ts'
import { deliverDue } from './deliver-due.ts'

/** Brings messages to webhooks; a change that a webhook hears of wakes it (`webhook_note`). */
export const worker = defineWorker({
  channel: 'shipa_webhooks',
  goesOutside: true,
  lookMs: 30_000,
  failure: 'webhooks could not be served; the worker tries again',
  run: ({ db, settings, log }, stopped) => deliverDue({ db, settings, log, stopped }),
})
