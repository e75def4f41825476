/** One field of a multipart body; of a file only its name, its size in bytes and the SHA-256 of its bytes in hex. */
export type FormLine = readonly [name: string, value: string | { name: string; size: number; hash: string }]

/** Text as both sides see it: on the way line ends become CR LF, quotes in names `%22`, and a mark of the byte order goes. */
const sent = (text: string) =>
  text
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
const sentName = (name: string) =>
  sent(name.replace(/%0D/gi, '\r').replace(/%0A/gi, '\n').replace(/%22/g, '"'))

function lineValue(value: FormLine[1]): string {
  if (typeof value === 'string') return sent(value)
  // A file field that was left empty arrives as an empty text.
  return value.name === '' && value.size === 0 ? '' : `${sentName(value.name)}:${value.size}:${value.hash}`
}

/**
 * What the body hash of a multipart body is taken of (A-0d), joined by line ends: the boundary is unknown to a script, so
 * the fields stand for the bytes, as sorted lines `name=value` and `name=filename:size:sha256(file)`.
 */
export const formLines = (fields: readonly FormLine[]): string =>
  fields
    .map(([name, value]) => `${sentName(name)}=${lineValue(value)}`)
    .sort()
    .join('\n')
