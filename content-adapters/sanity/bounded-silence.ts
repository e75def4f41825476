import type { ClientConfig } from '@sanity/client'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/**
 * A `fetch` whose streams of server-sent events break after `silenceMs` without a byte, of which `onSilence` is told first. A connection whose
 * other end is gone without a word would otherwise stay open for hours.
 */
export const withBoundedSilence =
  (fetch: Fetch, silenceMs: number, onSilence: () => void): Fetch =>
  async (address, init) => {
    const response = await fetch(address, init)
    const type = response.headers.get('content-type')
    if (!response.body || !type?.startsWith('text/event-stream')) return response
    const { status, statusText, headers, url, redirected } = response
    const heard = new Response(response.body.pipeThrough(breakAfter(silenceMs, onSilence)), {
      status,
      statusText,
      headers,
    })
    return Object.defineProperties(heard, { url: { value: url }, redirected: { value: redirected } })
  }

function breakAfter(silenceMs: number, onSilence: () => void): TransformStream<Uint8Array, Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  const listen = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      onSilence()
      controller.error(new Error('a stream of events fell silent'))
    }, silenceMs)
    timer.unref()
  }
  return new TransformStream({
    start: listen,
    transform(chunk, controller) {
      listen(controller)
      controller.enqueue(chunk)
    },
    flush: () => clearTimeout(timer),
  })
}
