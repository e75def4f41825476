import qs from 'qs'
import { parseJson } from '../../../schemas/core/parse-json.ts'
import { ApiError } from '../errors/api-error.ts'

/** A body as it was sent, and as a form if it has parts. */
export type SentBody = { bytes: Uint8Array<ArrayBuffer>; form?: FormData }

/** A body, parsed. */
export type ReadBody = { type: string; value: unknown }

const tooLarge = (maxBytes: number) => new ApiError('TOO_LARGE', { data: { MAX_BYTES: maxBytes } })

/**
 * How many bytes of unfinished bodies a process holds in total, so that many large uploads at once do not
 * exhaust memory.
 */
export const maxUnfinishedBytes = 128 * 1024 * 1024
let coming = 0

/** How long a body may take: a slow phone sends 100 bytes in a millisecond. */
const deadlineMs = (maxBytes: number) => 10_000 + maxBytes / 100

/** The chunks of a body; throws 408 when they take too long. */
async function* chunksOf(body: ReadableStream<Uint8Array>, maxMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ApiError('TOO_SLOW')), maxMs)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return
      yield value
    }
  } finally {
    clearTimeout(timer)
    // Not awaited, because the client may still be sending.
    void reader.cancel().catch(() => {})
  }
}

/**
 * Reads at most `maxBytes`, whatever Content-Length says. Throws 503 while too many bytes are being received.
 */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ? chunksOf(request.body, deadlineMs(maxBytes)) : []) {
      length += chunk.byteLength
      coming += chunk.byteLength
      if (length > maxBytes) throw tooLarge(maxBytes)
      if (coming > maxUnfinishedBytes) throw new ApiError('UNAVAILABLE')
      chunks.push(chunk)
    }
  } finally {
    coming -= length
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** `NAME` is a single value, `NAME[]` a list. */
function formValues(form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name)
    if (name.endsWith('[]')) values[name.slice(0, -2)] = all
    else if (all.length === 1) values[name] = all[0]
    else
      throw new ApiError('BAD_REQUEST', {
        cause: new RangeError(`"${name}" is there ${all.length} times`),
      })
  }
  return { ...values }
}

/** More parts than a form of ours has fields and files. */
const mostParts = 200

/** More bytes than the lines before a field or a file of ours have, which say its name. */
const mostPartHeader = 4096

/** The form in a body of parts. They are counted and measured before they are parsed: a small body can have very many, or lines without end. */
function readParts(bytes: Uint8Array<ArrayBuffer>, header: string): Promise<FormData> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;",]{1,70}))/i.exec(header) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new RangeError('The parts have no boundary')
  const body = Buffer.from(bytes.buffer)
  let count = 0
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + 1)) {
    count += 1
    // The last boundary ends the last part.
    if (count > mostParts + 1) throw new RangeError(`More than ${mostParts} parts`)
    const start = at + boundary.length + 2
    const isEnd = body.subarray(start, start + 2).toString('latin1') === '--'
    if (!isEnd && !body.subarray(start, start + mostPartHeader).includes('\r\n\r\n'))
      throw new RangeError(`More than ${mostPartHeader} bytes before a part`)
  }
  // The boundary alone, so that the parser cannot read another one than was counted.
  const type = `multipart/form-data; boundary="${boundary}"`
  return new Response(bytes, { headers: { 'content-type': type } }).formData()
}

const parsers: Record<
  string,
  (bytes: Uint8Array<ArrayBuffer>, header: string) => unknown | Promise<unknown>
> = {
  'application/json': (bytes) => parseJson(decode(bytes)),
  'application/x-www-form-urlencoded': (bytes) =>
    qs.parse(decode(bytes), {
      depth: 1,
      strictDepth: true,
      parameterLimit: 100,
      throwOnLimitExceeded: true,
      plainObjects: true,
    }),
  'multipart/form-data': readParts,
}

/**
 * The body of a call as an object, from JSON or a form with or without files. `check` may refuse it, before it is parsed where it has no
 * parts. Throws 408 if it arrives too slowly, 413 if it is too large, 415 for another type and 400 if it cannot be parsed.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  check: (sent: SentBody) => Promise<void> = async () => {},
): Promise<ReadBody> {
  const bytes = await readBytes(request, maxBytes)
  const header = request.headers.get('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase() ?? ''
  const parse = bytes.length === 0 ? () => ({}) : Object.hasOwn(parsers, type) ? parsers[type] : undefined
  if (!parse) throw new ApiError('UNSUPPORTED_TYPE')
  if (parse !== readParts) await check({ bytes })
  const value = await new Promise<unknown>((resolve) => resolve(parse(bytes, header))).catch(
    (cause: unknown) => {
      throw new ApiError('BAD_REQUEST', { cause })
    },
  )
  if (!(value instanceof FormData)) return { type, value }
  await check({ bytes, form: value })
  return { type, value: formValues(value) }
}
