type Waiting = {
  /** How long it waits between two looks, and after how long it gives up, in milliseconds. */
  everyMs?: number
  forMs?: number
}

/** Calls `look` until it is true. False if it is not after `forMs`. */
export async function waitUntilSeen(
  look: () => Promise<boolean>,
  { everyMs = 400, forMs = 10_000 }: Waiting = {},
): Promise<boolean> {
  // A clock that is set meanwhile changes nothing.
  const last = performance.now() + forMs
  while (!(await look())) {
    if (performance.now() + everyMs > last) return false
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return true
}

/** The page that visitors get at a path; undefined if it cannot be reached. */
const read = (path: string): Promise<Response | undefined> =>
  fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(5000) }).catch(() => undefined)

/** The version that a public page states; undefined if it does not. */
export async function readPageVersion(path: string): Promise<number | undefined> {
  const version = (await read(path))?.headers.get('x-site-version') ?? null
  return version === null ? undefined : Number(version)
}

/** Whether a public page is there for visitors; undefined if it cannot be reached. */
export const isAnswered = async (path: string): Promise<boolean | undefined> => (await read(path))?.ok
