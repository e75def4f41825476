import { pathToFileURL } from 'node:url'

/** The program that reads tables of strangers in a process of its own, as a module in a bundle and without one. */
export const sheetProgram = import.meta.url

if (sheetProgram === pathToFileURL(process.argv[1] ?? '').href) {
  const [{ answerJobs }, { answerSheet }] = await Promise.all([
    import('../processes/answer-jobs.ts'),
    import('./answer-sheet.ts'),
  ])
  answerJobs(answerSheet)
}
