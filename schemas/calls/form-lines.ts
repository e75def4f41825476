/**
 * A field of a multipart body; a file is represented by its name, its size in bytes and the SHA-256 of its content in
 * hex.
 */
export type FormLine = readonly [name: string, value: string | { name: string; size: number; hash: string }]

/**
 * Normalizes text as browsers do when they send it: line ends become CR LF, quotes in names `%22`, and a byte order
 * mark is removed.
 */
const sent = (text: string) =>
  text
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
const sentName = (name: string) =>
  sent(name.replace(/%0D/gi, '\r').replace(/%0A/gi, '\n').replace(/%22/g, '"'))

function lineValue(value: FormLine[1]): string {
  if (typeof value === 'string') return sent(value)
  // An empty file field is sent as an empty text.
  return value.name === '' && value.size === 0 ? '' : `${sentName(value.name)}:${value.size}:${value.hash}`
}

/**
 * The text that is hashed for a multipart body (A-0d). Scripts do not know the boundary, so sorted lines `name=value`
 * and `name=filename:size:sha256(file)` represent the body.
 */
export const formLines = (fields: readonly FormLine[]): string =>
  fields
    .map(([name, value]) => `${sentName(name)}=${lineValue(value)}`)
    .sort()
    .join('\n')
