import { ImportFault } from '../import-fault.ts'
import { limits } from '../limits.ts'

/** A part of a saved page: its address, its type and its bytes. */
export type Part = {
  location: string
  id: string
  type: string
  charset: string | undefined
  bytes: Uint8Array
}

type Headers = ReadonlyMap<string, string>

/** Headers by their names in small letters; a line that begins with a space goes on with the one above. */
const headersOf = (text: string): Headers =>
  new Map(
    text
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => /^([\w-]+):\s*(.*)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  )

const parameter = (value: string | undefined, name: string): string | undefined =>
  new RegExp(`${name}\\s*=\\s*(?:"([^"]+)"|([^;\\s]+))`, 'i')
    .exec(value ?? '')
    ?.slice(1)
    .find(Boolean)

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function decodedBody(body: string, encoding: string): Uint8Array {
  if (encoding === 'quoted-printable')
    return bytesOf(
      body
        .replace(/=\r?\n/g, '')
        .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
  if (encoding !== 'base64') return bytesOf(body)
  try {
    return bytesOf(atob(body.replace(/[^A-Za-z\d+/]/g, '')))
  } catch {
    return new Uint8Array()
  }
}

function splitHead(text: string): [Headers, string] {
  const end = /\r?\n\r?\n/.exec(text)
  return end
    ? [headersOf(text.slice(0, end.index)), text.slice(end.index + end[0].length)]
    : [headersOf(text), '']
}

function partsOf(text: string, depth: number): Part[] {
  const [headers, body] = splitHead(text)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = parameter(type, 'boundary')
  if (boundary && depth < 4)
    return body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      .slice(0, limits.entries)
      .flatMap((part) => partsOf(part.replace(/^\r?\n/, ''), depth + 1))
  return [
    {
      location: headers.get('content-location') ?? '',
      id: headers.get('content-id')?.replace(/^<|>$/g, '') ?? '',
      type: type.split(';')[0]?.trim().toLowerCase() ?? '',
      charset: parameter(type, 'charset'),
      bytes: decodedBody(body, (headers.get('content-transfer-encoding') ?? '').toLowerCase()),
    },
  ]
}

/** The parts of a page that a browser has saved as one file (MHTML); the first of HTML is the page. */
export function readMhtml(bytes: Uint8Array): Part[] {
  const parts = partsOf(new TextDecoder('latin1').decode(bytes), 0)
  if (!parts.some(({ type }) => type === 'text/html' || type === 'text/plain'))
    throw new ImportFault('noPage')
  return parts
}
