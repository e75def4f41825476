/** The origin of a call. */
export type Caller = {
  /** Address of the client as rate limits count it; an IPv6 network counts as one. */
  address: string
  userAgent: string
  /** Cookies of the request. */
  cookie: (name: string) => string | undefined
  /** A header of the request. */
  header: (name: string) => string | undefined
  setCookie: (
    name: string,
    value: string,
    options: { maxAgeSeconds?: number; isScriptReadable?: boolean },
  ) => void
  /**
   * True for the application server and other holders of its credential. These are not browsers, so no proof
   * of work and no Origin is required.
   */
  isTrusted: boolean
  /** The key of a program that calls for a company (decision 53); undefined for all others. */
  key: string | undefined
}
