import { answerJobs } from '../answer-jobs.ts'

/** The actions of a process in tests. */
export type TestJob = 'answer' | 'fail' | 'never end' | 'crash' | 'say what is known'

const jobs: Record<TestJob, () => unknown> = {
  answer: () => process.pid,
  fail: () => {
    throw new Error('this file is broken')
  },
  'never end': () => {
    for (;;);
  },
  crash: () => process.exit(1),
  'say what is known': () => Object.keys(process.env),
}

answerJobs(async (job: TestJob) => jobs[job]())
