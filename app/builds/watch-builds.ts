import { buildPollInterval, latestBuild } from '../../ui/loaded/latest-build.ts'

/**
 * Checks once an hour whether the server runs another build than `own`, and calls `onNewer` once if it does (B-28).
 * Returns a function that stops the checks.
 */
export function watchBuilds(own: string, onNewer: () => void): () => void {
  const timer = setInterval(async () => {
    const { application = own } = (await latestBuild()) ?? {}
    if (application === own) return
    clearInterval(timer)
    onNewer()
  }, buildPollInterval)
  return () => clearInterval(timer)
}
