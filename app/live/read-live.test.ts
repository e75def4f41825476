import { expect, it } from 'vitest'
import { appointmentLive } from '../../schemas/api/staff-calendar.ts'
import { readLive } from './read-live.ts'

const at = (minute: number) => ({ AT: `2026-11-27T04:0${minute}:00.000Z`, BOOKED: [] })

it('reads each message once, however the stream is cut, and no comment', async () => {
  const text = `data: ${JSON.stringify(at(1))}\n\n: \n\ndata: ${JSON.stringify(at(2))}\n\n: \n\n`
  for (const size of [1, 7, text.length]) {
    const bytes = new TextEncoder().encode(text)
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let from = 0; from < bytes.length; from += size)
          controller.enqueue(bytes.slice(from, from + size))
        controller.close()
      },
    })
    const read = []
    for await (const news of readLive(stream, async () => appointmentLive)) read.push(news)
    expect(read).toEqual([at(1), at(2)])
  }
})
