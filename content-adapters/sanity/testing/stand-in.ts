import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, apiErrors } from './api-error.ts'
import { readNdjson, type StandInDocument } from './dataset.ts'
import { type Fault, happen } from './faults.ts'
import { isPrivate, layerOf, type Perspective, readPerspective } from './perspectives.ts'
import { answerQuery } from './query.ts'
import { SyncTags, type Tagging } from './sync-tags.ts'

/** What a token may: a `viewer` reads drafts and releases too, `published` reads published documents alone, an `editor` writes. */
export type Role = 'published' | 'viewer' | 'editor'

export type StandInOptions = {
  /** The documents, or NDJSON of them, as `sanity dataset export` writes it. */
  dataset: string | readonly StandInDocument[]
  projectId?: string
  datasetName?: string
  /** Tokens by their text. Without a token a call reads published documents whose id is no path, if the dataset is public. */
  tokens?: Readonly<Record<string, Role>>
  /** True for a dataset that shows nothing to a call without a token. */
  isPrivate?: boolean
  tagging?: Tagging
  port?: number
}

/** A call that the stand-in has received. */
export type Call = {
  endpoint: string
  query?: string
  params?: Readonly<Record<string, unknown>>
  perspective?: Perspective
  tag?: string
  lastLiveEventId?: string
}

export type StandIn = {
  /** What `createClient` of `@sanity/client` needs to reach it. */
  config: {
    apiHost: string
    projectId: string
    dataset: string
    apiVersion: string
    useCdn: boolean
    useProjectHostname: boolean
  }
  /** All calls since the start, or since the caller has emptied the list. */
  calls: Call[]
  /** Lets the next calls to an endpoint fail, the next one without `times`; `null` ends that. */
  fail: (endpoint: string, fault: Fault | null, times?: number) => void
  documents: ReadonlyMap<string, StandInDocument>
  close: () => Promise<void>
}

/**
 * An HTTP server that answers as Sanity does, for tests: queries are evaluated by `groq-js` over a dataset in memory. It is reached by the
 * project's host name or by the header `X-Sanity-Project-ID`.
 */
export async function openStandIn(options: StandInOptions): Promise<StandIn> {
  const { projectId = 'standin1', datasetName = 'production', tokens = {} } = options
  const list = typeof options.dataset === 'string' ? readNdjson(options.dataset) : options.dataset
  const documents = new Map(list.map((document) => [document._id, document]))
  const tags = new SyncTags(options.tagging ?? 'filter')
  const calls: Call[] = []
  const faults = new Map<string, { fault: Fault; left: number }>()

  function roleOf({ headers }: IncomingMessage): Role | undefined {
    const token = headers.authorization?.replace(/^Bearer /, '')
    if (token === undefined) return undefined
    const role = tokens[token]
    if (!role) throw apiErrors.unknownToken()
    return role
  }

  function visibleTo(role: Role | undefined): StandInDocument[] {
    if (role === 'viewer' || role === 'editor') return [...documents.values()]
    if (role === undefined && options.isPrivate) return []
    const isHidden = role === undefined ? isPrivate : (one: StandInDocument) => layerOf(one) !== 'published'
    return [...documents.values()].filter((document) => !isHidden(document))
  }

  async function query(request: IncomingMessage, url: URL, apiVersion: string): Promise<unknown> {
    const asked = request.method === 'POST' ? await bodyOf(request) : queryOf(url)
    const perspective = readPerspective(url.searchParams.get('perspective'), apiVersion)
    const [tag, lastLiveEventId] = ['tag', 'lastLiveEventId'].map((name) => url.searchParams.get(name))
    calls.push({
      endpoint: 'query',
      ...asked,
      perspective,
      ...(tag && { tag }),
      ...(lastLiveEventId && { lastLiveEventId }),
    })
    const answer = await answerQuery({ ...asked, perspective }, visibleTo(roleOf(request)), tags)
    const { query: text, ...rest } = answer
    return url.searchParams.get('returnQuery') === 'false' ? rest : { query: text, ...rest }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const [, version = '', area, endpoint = '', dataset = ''] = url.pathname.split('/')
    const fault = faults.get(endpoint)
    if (fault) {
      fault.left--
      if (fault.left <= 0) faults.delete(endpoint)
      calls.push({ endpoint })
      return happen(fault.fault, response)
    }
    const project = projectOf(request)
    if (project !== projectId) throw apiErrors.unknownProject(project)
    if (area !== 'data' || endpoint !== 'query') throw apiErrors.unknownPath()
    if (dataset !== datasetName) throw apiErrors.unknownDataset(dataset, project)
    send(response, 200, await query(request, url, version.replace(/^v/, '')))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof ApiError) return send(response, error.status, error.body, error.headers)
      send(response, 500, { statusCode: 500, error: 'Internal Server Error', message: String(error) })
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: {
      apiHost: `http://127.0.0.1:${port}`,
      projectId,
      dataset: datasetName,
      apiVersion: '2025-02-19',
      useCdn: false,
      useProjectHostname: false,
    },
    calls,
    fail: (endpoint, fault, times = 1) => {
      if (fault === null) faults.delete(endpoint)
      else faults.set(endpoint, { fault, left: times })
    },
    documents,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The project that a host name or a header names. */
const projectOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-sanity-project-id'] ?? headers.host?.split('.')[0] ?? '')

function queryOf({ searchParams }: URL): { query: string; params: Record<string, unknown> } {
  const params: Record<string, unknown> = {}
  for (const [name, value] of searchParams) {
    if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  }
  return { query: searchParams.get('query') ?? '', params }
}

async function bodyOf(request: IncomingMessage): Promise<{ query: string; params: Record<string, unknown> }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { query = '', params = {} } = JSON.parse(Buffer.concat(chunks).toString()) as {
    query?: string
    params?: Record<string, unknown>
  }
  return { query, params }
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
