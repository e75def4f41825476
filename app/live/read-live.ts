import type { z } from 'zod'
import type { LoadSchema } from '../queries/parsed.ts'

/**
 * The messages of server-sent events, as they come: the JSON after `data:` of each event, comments left out. Read by a call instead of
 * `EventSource`, which cannot send the headers of a call.
 */
export async function* readLive<Schema extends z.ZodType>(
  stream: ReadableStream<Uint8Array>,
  load: LoadSchema<Schema>,
): AsyncGenerator<z.output<Schema>> {
  const schema = await load()
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield schema.parse(JSON.parse(data.slice('data: '.length)))
    }
  }
}
