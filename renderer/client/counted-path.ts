/** Codes, tokens, addresses and numbers of people: nothing that tells one visitor from another may be counted (B-27). */
const personal = [
  // Seven digits and more, whatever stands between them: phones, document and identity numbers.
  /(?:\d[^a-z]?){7}/i,
  /@|%40/,
  // A hash, a UUID.
  /^(?=.*\d)[0-9a-f-]{12,}$/i,
  // A token: long, with digits and letters of both cases.
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w.~-]{12,}$/,
]

/** A path as it may be counted: no query, no code of a document check (`/dv/…`), no segment that could name a person. */
export function countedPath(path: string): string {
  const bare = path.replace(/[?#].*/, '')
  if (/^(?:\/[a-z]{2})?\/dv\//.test(bare)) return bare.slice(0, bare.indexOf('/dv/') + '/dv'.length)
  return bare
    .split('/')
    .map((segment) => (personal.some((pattern) => pattern.test(segment)) ? '-' : segment))
    .join('/')
}
