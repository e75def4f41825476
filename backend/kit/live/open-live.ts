import type { Database, Notification } from '../database/database.ts'

type Listener = Parameters<Database['listen']>[1]

export type LiveSource<Told extends object = object> = {
  listen: (fn: Listener) => ReturnType<Database['listen']>
  /** Whether a notification concerns this listener. */
  isOurs: (payload: string) => boolean
  /** Reads the content of a message: the news since an instant. */
  read: (since: Date) => Promise<Told>
  /** Throws when the listener has lost the right to. */
  check: () => Promise<void>
  /** The instant from which no change may be missed; now without it. */
  since: Date | undefined
  /** In milliseconds; shorter in tests. */
  times?: Partial<typeof usualTimes>
}

/**
 * `beat` is shorter than the silence after which a connection is closed (server/http/http-server.ts, and proxies); `life` than the time
 * that an answer may take there and in a browser's call. `pause` gathers changes at about the same time.
 */
const usualTimes = { beat: 15_000, life: 100_000, pause: 200 }

/** Whether a notification is sent on: a change, and a gap too, because a change may have been missed in it. */
const isTold = (notification: Notification, isOurs: LiveSource['isOurs']) =>
  notification.kind === 'payload' ? isOurs(notification.payload) : notification.kind === 'gap'

/**
 * A stream of server-sent events: a message `{ AT, … }` at its beginning and after each change, a comment while nothing happens. With
 * every comment the right to listen is checked again. It ends by itself; the reader comes back with the last `AT`.
 */
export function openLive<Told extends object>(source: LiveSource<Told>): Response {
  const { beat, life, pause } = { ...usualTimes, ...source.times }
  const encoder = new TextEncoder()
  const timers: NodeJS.Timeout[] = []
  let since = source.since ?? new Date()
  let stop: (() => Promise<void>) | undefined
  let pending: NodeJS.Timeout | undefined
  let isOver = false

  const end = () => {
    isOver = true
    for (const timer of timers) clearTimeout(timer)
    clearTimeout(pending)
    // A closed database sends no notifications any more.
    stop?.().catch(() => {})
  }
  const stream = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const close = () => {
        if (isOver) return
        end()
        controller.close()
      }
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      /** A failure ends the stream: the reader comes back, and gets the reason if it is refused. */
      const orClose = (work: () => Promise<void>) => () => void work().catch(close)
      const tell = orClose(async () => {
        pending = undefined
        await source.check()
        // Taken before the rows are read: a row that is committed meanwhile is sent twice rather than missed.
        const at = new Date()
        const news = { AT: at.toISOString(), ...(await source.read(since)) }
        since = at
        write(`data: ${JSON.stringify(news)}\n\n`)
      })
      stop = await source.listen((notification) => {
        if (isOver || !isTold(notification, source.isOurs)) return
        pending ??= setTimeout(tell, pause).unref()
      })
      timers.push(
        setInterval(
          orClose(async () => {
            await source.check()
            write(': \n\n')
          }),
          beat,
        ).unref(),
        setTimeout(close, life).unref(),
      )
      if (isOver) return void stop().catch(() => {})
      tell()
    },
    cancel: end,
  })
  return new Response(stream, {
    // A proxy that collects an answer before it passes it on would hold the news back.
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  })
}
