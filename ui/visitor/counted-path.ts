/** Codes, tokens, addresses and numbers of people: a count must not contain anything that identifies a visitor (B-27). */
const personal = [
  // Seven digits or more, with any separators: phones, document and identity numbers.
  /(?:\d[^a-z]?){7}/i,
  /@|%40/,
  // A hash, a UUID.
  /^(?=.*\d)[0-9a-f-]{12,}$/i,
  // A token: long, with digits and letters of both cases.
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w.~-]{12,}$/,
]

/**
 * A path as it is sent to analytics: without the query, codes of document checks (`/dv/…`) and segments that could
 * identify a person.
 */
export function countedPath(path: string): string {
  const bare = path.replace(/[?#].*/, '')
  if (/^(?:\/[a-z]{2})?\/dv\//.test(bare)) return bare.slice(0, bare.indexOf('/dv/') + '/dv'.length)
  return bare
    .replace(/(\/medical-records\/)[^/]+/, '$1-')
    .split('/')
    .map((segment) => (personal.some((pattern) => pattern.test(segment)) ? '-' : segment))
    .join('/')
}
