import { buildPollInterval, latestBuild } from '../../ui/loaded/latest-build.ts'

/*
 * Loaded after the first hour. Once the server has a newer build than this page, prefetching stops: prefetched pages
 * would be stale.
 */
async function check(): Promise<void> {
  const latest = await latestBuild()
  if (!latest || document.querySelector(`script[src*="${CSS.escape(latest.id)}"]`)) return
  document.querySelector('script[type=speculationrules]')?.remove()
}

void check()
setInterval(check, buildPollInterval)
