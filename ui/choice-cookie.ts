/** How long a choice of the reader is kept, in seconds: 365 days (C-2, F31). */
const maxAge = 365 * 24 * 60 * 60

/** A cookie that keeps a choice of the reader, for `Set-Cookie` or `document.cookie`; an empty value forgets it. */
export const choiceCookie = (name: string, value: string): string =>
  `${name}=${value}; Max-Age=${value ? maxAge : 0}; Path=/; SameSite=Lax`
