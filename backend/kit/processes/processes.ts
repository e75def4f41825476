import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from './limit-concurrency.ts'

/** A job has no result: it took too long, its process has ended, or the process says why it cannot be done. */
export class JobError extends Error {
  readonly reason: 'late' | 'ended' | 'failed'
  constructor(reason: JobError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** A process's answer to a job. */
export type JobAnswer<Result> = { result: Result } | { failure: string }

type Options<Job> = {
  /** The address of the program, a module that calls `answerJobs`. */
  program: string
  /** How many processes there are at most, how many jobs may wait for one, and how many of them by the same. */
  processes: number
  waiting: number
  each: number
  /** How long a job may take once its process has started. The process is killed then. */
  deadlineMs: (job: Job) => number
  /** How long a process without a job is kept. */
  idleMs: number
}

const memoryMb = 512

/** How long a process may take to start: it loads libraries of ours alone, which takes a busy machine many seconds. */
const startMs = 60_000

/** The next message of a process. Rejects with `JobError` if it ends before, or sends none in time. */
async function nextMessage(child: ChildProcess, ms: number, task: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new JobError('late', `${task} took longer than ${ms} ms`)), ms)
  const ended = () => reject(new JobError('ended', 'the process of a job has ended'))
  child.once('message', resolve).once('exit', ended).once('error', ended)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', ended).off('error', ended)
  }
}

/**
 * Runs jobs over files of strangers in processes of their own, where a job that never ends, takes too much memory or crashes a library
 * harms no other job: a thread could not be stopped while it is in a library. One job at a time in each process, in fair turns by `by`, the
 * owner of the job. Rejects with `JobError`, or with `QueueFullError` when too many wait.
 */
export function createProcesses<Job, Result>(options: Options<Job>) {
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []
  const inTurn = limitConcurrency(options.processes, options.waiting, options.each)

  function open(): ChildProcess {
    const child = fork(fileURLToPath(options.program), {
      serialization: 'advanced',
      // No settings, and so no secrets; React is three times as slow as if it were developed.
      env: { NODE_ENV: 'production' },
      execArgv: [`--max-old-space-size=${memoryMb}`],
      // Messages that libraries print about broken files are useless.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => takeOut(child))
    // A failing process rejects its job elsewhere; without a job the error does not matter.
    child.on('error', () => {})
    return child
  }

  /** Takes a process, or any, out of those that wait for a job. */
  function takeOut(wanted = idle.at(-1)?.child): ChildProcess | undefined {
    const at = idle.findIndex(({ child }) => child === wanted)
    if (at < 0) return undefined
    const [taken] = idle.splice(at, 1)
    clearTimeout(taken?.end)
    return taken?.child
  }

  /** Keeps a process for the next job, without keeping this one alive. */
  function rest(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    const end = setTimeout(() => takeOut(child)?.kill('SIGKILL'), options.idleMs).unref()
    idle.push({ child, end })
  }

  async function work(job: Job): Promise<Result> {
    const kept = takeOut()
    const child = kept ?? open()
    child.ref()
    child.channel?.ref()
    try {
      if (!kept) await nextMessage(child, startMs, 'the start of a process')
      child.send(job as object)
      const answer = (await nextMessage(child, options.deadlineMs(job), 'a job')) as JobAnswer<Result>
      rest(child)
      if ('failure' in answer) throw new JobError('failed', answer.failure)
      return answer.result
    } catch (error) {
      if (!(error instanceof JobError && error.reason === 'failed')) child.kill('SIGKILL')
      throw error
    }
  }

  return (job: Job, by: string): Promise<Result> => inTurn(() => work(job), { by })
}
