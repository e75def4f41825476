type Options = {
  /** The version that was published. */
  version: number
  /** The version of which a page says that it is; undefined if it does not say, or cannot be reached. */
  read: () => Promise<number | undefined>
  /** How long it waits between two looks, and after how long it gives up, in milliseconds. */
  everyMs?: number
  forMs?: number
}

/** Looks at a page until visitors get it as it was published. False if they still do not after `forMs`. */
export async function waitUntilLive({ version, read, everyMs = 400, forMs = 10_000 }: Options) {
  const last = Date.now() + forMs
  for (;;) {
    const seen = await read()
    if (seen !== undefined && seen >= version) return true
    if (Date.now() + everyMs > last) return false
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** The version of which a public page says that it is. */
export async function readPageVersion(path: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    const version = headers.get('x-site-version')
    return version === null ? undefined : Number(version)
  } catch {
    return undefined
  }
}
