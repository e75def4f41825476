import { describe, expect, it } from 'vitest'
import { createProcesses } from './processes.ts'
import type { TestJob } from './test/program.ts'

const open = (deadlineMs: number) =>
  createProcesses<TestJob, unknown>({
    program: new URL('./test/program.ts', import.meta.url).href,
    processes: 2,
    waiting: 4,
    each: 4,
    deadlineMs: () => deadlineMs,
    idleMs: 1000,
  })

/** Longer than any process needs to start. */
const patient = 60_000

describe('a job in a process of its own', () => {
  it('is answered by a process that is kept for the next one', async () => {
    const run = open(patient)
    const first = await run('answer', 'a')
    expect(first).not.toBe(process.pid)
    expect(await run('answer', 'a')).toBe(first)
    await expect(run('fail', 'a')).rejects.toMatchObject({ reason: 'failed', message: 'this file is broken' })
    expect(await run('answer', 'a')).toBe(first)
  })

  it('knows no settings of the server', async () => {
    expect(await open(patient)('say what is known', 'a')).not.toContain('PATH')
  })

  it('that never ends is given up at its deadline, and holds this process up no moment', async () => {
    let isLate = false
    const stuck = open(1000)('never end', 'a').catch((error: unknown) => {
      isLate = true
      return error
    })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(isLate).toBe(false)
    expect(await stuck).toMatchObject({ reason: 'late' })
  })

  it('that crashes its process harms no other', async () => {
    const run = open(patient)
    const [crashed, answered] = await Promise.allSettled([run('crash', 'a'), run('answer', 'b')])
    expect(crashed).toMatchObject({ status: 'rejected', reason: { reason: 'ended' } })
    expect(answered.status).toBe('fulfilled')
    expect(await run('answer', 'a')).toBeGreaterThan(0)
  })
})
