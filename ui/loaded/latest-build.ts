/** How often a visible page checks for a newer build, in milliseconds (B-28). */
export const buildPollInterval = 3_600_000

/**
 * The current build: `id` identifies the scripts of documents, `application` those of the application, if there is one.
 */
export type LatestBuild = { id: string; application?: string }

/**
 * The build that the server has now. Undefined if the page is not visible, if there is no manifest (404, 403, E9), and
 * if the server cannot be reached.
 */
export async function latestBuild(): Promise<LatestBuild | undefined> {
  if (document.hidden) return undefined
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as LatestBuild) : undefined
  } catch {
    // No network, or a proxy that responds instead of the server. The next check may succeed.
    return undefined
  }
}
