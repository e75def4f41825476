import { openFiles } from '../../content-adapters/files/files.ts'
import type { OpenChosen } from '../chosen-sources.ts'

/** Sites of clinics that are kept in files, for example in a repository. */
export const open: OpenChosen = async ({ CONTENT_DIR }, log) => {
  try {
    const files = await openFiles(CONTENT_DIR, {
      report: ({ request: file, path: at, code: problem }) =>
        log.warn({ source: 'files', file, at, problem }, 'a file of a site has a mistake'),
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
