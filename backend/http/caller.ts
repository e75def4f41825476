/** Where a call comes from. */
export type Caller = {
  /** Address of the client as rate limits count it; an IPv6 network counts as one. */
  address: string
  userAgent: string
  /** Cookies of the request. */
  cookie: (name: string) => string | undefined
  setCookie: (
    name: string,
    value: string,
    options: { maxAgeSeconds?: number; isScriptReadable?: boolean },
  ) => void
  /** True for our own adapter and for what else has the server's credential: no browser, so no proof and no Origin. */
  isTrusted: boolean
}
