/** How long a choice of the reader is stored, in seconds: 365 days (C-2, F31). */
const maxAge = 365 * 24 * 60 * 60

/** A cookie that stores a choice of the reader, for `Set-Cookie` or `document.cookie`; an empty value deletes it. */
export const choiceCookie = (name: string, value: string): string =>
  `${name}=${value}; Max-Age=${value ? maxAge : 0}; Path=/; SameSite=Lax`
