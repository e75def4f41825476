/** Thrown if a body is larger than allowed. */
export class BodyTooLarge extends Error {}

/** Reads a response body of at most `maxBytes` bytes. Throws `BodyTooLarge` as soon as it is longer, and reads no further. */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** As `readBytes`, a text. */
export const readBody = async (response: Response, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, maxBytes))
