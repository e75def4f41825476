import { pathToFileURL } from 'node:url'

/** The program that draws pictures in a process of its own, as a module in a bundle and without one. */
export const pictureProgram = import.meta.url

if (pictureProgram === pathToFileURL(process.argv[1] ?? '').href) {
  const [{ answerJobs }, { drawPicture }] = await Promise.all([
    import('../processes/answer-jobs.ts'),
    import('./draw-picture.ts'),
  ])
  answerJobs(drawPicture)
}
