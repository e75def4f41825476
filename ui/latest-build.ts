/** How often a visible page asks whether it is still of the newest build, in milliseconds (B-28). */
export const buildPollInterval = 3_600_000

/** What is served now: `id` names the documents' scripts, `application` the application, where there is one. */
export type LatestBuild = { id: string; application?: string }

/**
 * The build that the server has now. Undefined on a page that nobody looks at, without a manifest (404, 403, E9), and
 * where the server cannot be reached.
 */
export async function latestBuild(): Promise<LatestBuild | undefined> {
  if (document.hidden) return undefined
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as LatestBuild) : undefined
  } catch {
    // No network, or something in between that answers for the server: the next hour may know.
    return undefined
  }
}
