/** A host name; restricted to characters that are safe in a Content-Security-Policy header. */
const host = '(?:[a-z\\d-]+\\.)+[a-z][a-z\\d-]+'

/** `pdf` → `[pP][dD][fF]`: JSON Schema patterns have no flags, and scanners write `.PDF`. */
const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const path = (extensions: readonly string[]) =>
  `/(?!/)[^\\s?#\\\\]*\\.(?:${extensions.map(anyCase).join('|')})(?:[?#]\\S*)?$`

/** Pattern of the https address of a file with one of `extensions` (small letters). */
export const webFilePattern = (...extensions: string[]): string => `^https://${host}${path(extensions)}`

/** The same, or a path on this site. */
export const filePattern = (...extensions: string[]): string => `^(?:https://${host})?${path(extensions)}`

/** `/a/Price.PDF?v=2` → `pdf`; undefined without an extension. */
export const extensionOf = (url: string): string | undefined =>
  /^[^?#]*\.([a-z\d]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase()

const files = /^(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|zip)$/

/** True for the address of a file that readers download. */
export const isFileUrl = (url: string): boolean => files.test(extensionOf(url) ?? '')

/** The usual name of a file's type: `/a.jpeg` → `JPG`; empty without an extension. */
export const fileKind = (url: string): string => (extensionOf(url) ?? '').replace('jpeg', 'jpg').toUpperCase()
