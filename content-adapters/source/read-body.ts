/** Thrown if a body is larger than allowed. */
export class BodyTooLarge extends Error {}

/** Reads a response body as text of at most `maxBytes` bytes. Throws `BodyTooLarge` as soon as it is longer. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
