import { buildPollInterval, latestBuild } from '../../ui/latest-build.ts'

/**
 * Asks once an hour whether the server has another build of the application than `own`, and calls `onNewer` once when it
 * has (B-28). Gives what ends the asking.
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
