/** How often a visible page asks whether it is still of the newest build, in milliseconds (B-28). */
export const pollInterval = 3_600_000

/*
 * Loaded after the first hour. Once the server has a newer build than this page, nothing is fetched ahead any more: what
 * was prepared would be old, and the next navigation loads it anew. A server without a manifest (404, 403) is left
 * alone (E9), and so is one that cannot be reached.
 */
async function check(): Promise<void> {
  if (document.hidden) return
  const answer = await fetch('/builds/latest.json', { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  const { id } = (await answer.json()) as { id: string }
  if (document.querySelector(`script[src*="${CSS.escape(id)}"]`)) return
  document.querySelector('script[type=speculationrules]')?.remove()
}

void check()
setInterval(check, pollInterval)
