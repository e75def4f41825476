import type { JobAnswer } from './processes.ts'

/** Makes this process do the jobs that `createProcesses` sends, one after another, until its parent has ended. Says that it is ready first. */
export function answerJobs<Job, Result>(act: (job: Job) => Promise<Result>): void {
  process.on('message', async (job: Job) => {
    const answer: JobAnswer<Result> = await act(job).then(
      (result) => ({ result }),
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    )
    process.send?.(answer)
  })
  process.send?.('ready')
  // An orderly end would wait for a library that may never return.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
