import { pathToFileURL } from 'node:url'
import type { PdfJob } from './paper.ts'

/** The program that draws documents in a process of its own, as a module in a bundle and without one. */
export const paperProgram = import.meta.url

if (paperProgram === pathToFileURL(process.argv[1] ?? '').href) {
  const [{ answerJobs }, { drawPaper }, { countPages }] = await Promise.all([
    import('../../kit/processes/answer-jobs.ts'),
    import('./draw-paper.ts'),
    import('./count-pages.ts'),
  ])
  answerJobs(async (job: PdfJob) => (job.act === 'draw' ? drawPaper(job.paper) : countPages(job.bytes)))
}
