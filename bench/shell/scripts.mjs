import { gzipSync } from 'node:zlib'

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Sum of the scripts whose address `isMeant`, in bytes gzip. */
export const sumOf = (scripts, isMeant = () => true) =>
  scripts.reduce((sum, { url, size }) => sum + (isMeant(url) ? size : 0), 0)

/** Follows the scripts of a page: each call gives those that came since the one before, with their sizes gzip. */
export function watchScripts(page) {
  let answers = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response)
  })
  return () => {
    const taken = answers
    answers = []
    return Promise.all(
      taken.map(async (response) => ({
        url: response.url(),
        size: gzipSync(await response.body()).length,
      })),
    )
  }
}
