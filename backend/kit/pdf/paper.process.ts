import { pathToFileURL } from 'node:url'
import type { PdfJob } from './paper.ts'

/** The program that draws documents in a process of its own, as a module in a bundle and without one. */
export const paperProgram = import.meta.url

if (paperProgram === pathToFileURL(process.argv[1] ?? '').href) {
  const [{ answerJobs }, { drawPaper }, { drawSheet }, { countPages }] = await Promise.all([
    import('../processes/answer-jobs.ts'),
    import('./draw-paper.ts'),
    import('./draw-sheet.ts'),
    import('./count-pages.ts'),
  ])
  answerJobs(async (job: PdfJob) => {
    if (job.act === 'draw') return drawPaper(job.paper)
    return job.act === 'sheet' ? drawSheet(job.sheet) : countPages(job.bytes)
  })
}
