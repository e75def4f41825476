import type { IncomingMessage, ServerResponse } from 'node:http'

type Told = { number: number; name: 'message' | 'restart'; data: unknown; isDraft: boolean }

/**
 * The stream of `…/data/live/events/{dataset}`. A connection that names the last event it has seen is told what it has missed, or to start
 * anew if that is forgotten.
 */
export class LiveEvents {
  readonly #connections = new Map<ServerResponse, { drafts: boolean }>()
  #told: Told[] = []
  #last = 0
  #forgottenUpTo = 0
  /** The time after which a client connects again, in milliseconds; the service does not set it. */
  retryMs: number | undefined

  get connections(): number {
    return this.#connections.size
  }

  /** The id of the newest event. */
  get lastId(): string {
    return idOf(this.#last)
  }

  connect(request: IncomingMessage, response: ServerResponse, drafts: boolean): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    if (this.retryMs !== undefined) response.write(`retry: ${this.retryMs}\n\n`)
    this.#connections.set(response, { drafts })
    response.on('close', () => this.#connections.delete(response))
    const seen = request.headers['last-event-id']
    write(response, 'welcome', idOf(this.#last), {})
    if (seen === undefined) return
    const position = numberOf(String(seen))
    if (position === undefined || position < this.#forgottenUpTo) {
      write(response, 'restart', idOf(this.#last), {})
      return
    }
    for (const told of this.#told) {
      if (told.number > position && (drafts || !told.isDraft)) this.#tell(response, told)
    }
  }

  /** Tells of changed tags; those of drafts only to connections that have asked for drafts. */
  announce(tags: readonly string[], isDraft: boolean): void {
    if (tags.length > 0) this.#add('message', { tags }, isDraft)
  }

  /** Tells everyone to ask everything anew. */
  restart(): void {
    this.#add('restart', {}, false)
  }

  /** Refuses to go on, as the service does where there are too many connections. */
  goAway(reason: string): void {
    for (const response of this.#connections.keys()) {
      write(response, 'goaway', idOf(this.#last), { reason })
      response.end()
    }
  }

  /** A sign of life that says nothing, such as the service sends while nothing happens. */
  ping(): void {
    for (const response of this.#connections.keys()) response.write(':\n\n')
  }

  /** Breaks all connections. */
  drop(): void {
    for (const response of this.#connections.keys()) response.destroy()
  }

  /** What was told so far is known no more: who missed some of it has to start anew. */
  forget(): void {
    this.#told = []
    this.#forgottenUpTo = ++this.#last
  }

  #add(name: Told['name'], data: unknown, isDraft: boolean): void {
    const told: Told = { number: ++this.#last, name, data, isDraft }
    this.#told.push(told)
    for (const [response, { drafts }] of this.#connections) {
      if (drafts || !isDraft) this.#tell(response, told)
    }
  }

  #tell(response: ServerResponse, { number, name, data }: Told): void {
    write(response, name, idOf(number), data)
  }
}

const write = (response: ServerResponse, name: string, id: string, data: unknown): void => {
  response.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

const idOf = (number: number): string => Buffer.from(`1|${number}`).toString('base64url')

function numberOf(id: string): number | undefined {
  const [, number] = Buffer.from(id, 'base64url').toString().split('|')
  return number && /^\d+$/.test(number) ? Number(number) : undefined
}
