import { areas } from '../../areas/registry.ts'
import { dueChannel, publishDueRows } from '../../kit/area/calls/publish-due-rows.ts'
import { defineWorker } from '../../kit/worker/define-worker.ts'

/** Publishes drafts at their instants; a newly scheduled row wakes it. */
export const worker = defineWorker({
  channel: dueChannel,
  lookMs: 30_000,
  failure: 'rows that are due could not be published; the worker tries again',
  run: ({ db }, stopped) => publishDueRows(db, [...areas.values()], stopped),
})
