import { expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/store.ts'
import { silentLog } from '../log.ts'
import { defaultSettings } from '../settings.ts'
import type { WorkerDefinition } from './define-worker.ts'
import { eachDue } from './each-due.ts'
import { startWorker } from './start-worker.ts'

/** The first line of the log about a worker that fails. */
async function logged(worker: Omit<WorkerDefinition, 'lookMs' | 'failure'>) {
  const error = vi.fn()
  const means = {
    db: {} as Database,
    files: {} as FileStore,
    log: { ...silentLog, error },
    settings: defaultSettings,
    transports: {},
  }
  const running = await startWorker(
    { lookMs: 60_000, failure: 'it failed', ...worker },
    means,
    'backend/a.worker.ts',
  )
  await expect.poll(() => error).toHaveBeenCalledOnce()
  await running.stop()
  return error.mock.calls[0]
}

it('tells in the log which worker has failed', async () => {
  const err = new Error('gone')
  const run = () => Promise.reject(err)
  expect(await logged({ run })).toEqual([{ err, worker: 'backend/a.worker.ts' }, 'it failed'])
})

it('does not run before what comes first has succeeded', async () => {
  const run = vi.fn()
  await logged({ begin: () => Promise.reject(new Error('gone')), run })
  expect(run).not.toHaveBeenCalled()
})

it('tells of each thing that is due and has failed its company', async () => {
  const due = [{ company: '1001' }, { company: null }, { company: '1002' }]
  const cause = new Error('gone')
  const run = async () => {
    await eachDue<{ company: string | null }>({
      next: async (failed) => due[failed.length],
      act: () => Promise.reject(cause),
    })
    return undefined
  }
  const [{ err }] = (await logged({ run })) as [{ err: AggregateError }]
  expect(err.errors).toEqual([
    new Error('company 1001', { cause }),
    cause,
    new Error('company 1002', { cause }),
  ])
})
