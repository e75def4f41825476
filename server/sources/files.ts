import { openFiles } from '../../content-adapters/files/files.ts'
import type { OpenChosen } from '../chosen-sources.ts'
import { problemSummary } from '../commands/describe-problem.ts'

/** Sites of clinics that are kept in files, for example in a repository. */
export const open: OpenChosen = async ({ CONTENT_DIR }, log) => {
  try {
    const files = await openFiles(CONTENT_DIR, {
      report: (problem) =>
        log.warn({ source: 'files', file: problem.request, at: problem.path }, problemSummary(problem)),
      failed: (error) =>
        log.error({ source: 'files', err: error }, `${CONTENT_DIR} cannot be read; sites stay as they are`),
    })
    return { ...files, isHere: true }
  } catch (error) {
    throw new Error(
      `CONTENT_DIR: the folder ${CONTENT_DIR} cannot be read (${(error as Error).message}): it has a folder for each clinic, as \`npm run source:export -- demo-dent --files ${CONTENT_DIR}\` writes one.`,
      { cause: error },
    )
  }
}
