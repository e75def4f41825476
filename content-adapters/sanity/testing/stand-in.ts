import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, apiErrors } from './api-error.ts'
import { type Fault, happen } from './faults.ts'
import { send } from './messages.ts'
import { Project, type ProjectOptions } from './project.ts'
import { type Call, createRoutes } from './routes.ts'

export type StandInOptions = ProjectOptions & {
  port?: number
  /** How long an answer is on its way, in milliseconds. */
  delayMs?: number
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
  project: Project
  close: () => Promise<void>
}

/**
 * An HTTP server that answers as Sanity does, for tests: queries are evaluated by `groq-js` over a dataset in memory. It is reached by the
 * project's host name, by an address of its own, or by the header `X-Sanity-Project-ID`.
 */
export async function openStandIn({ port = 0, delayMs, ...options }: StandInOptions): Promise<StandIn> {
  const project = new Project(options)
  const calls: Call[] = []
  const routes = createRoutes(project, (call) => calls.push(call))
  const faults = new Map<string, { fault: Fault; left: number }>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (url.pathname.startsWith('/images/')) {
      const { type, bytes } = await project.pictures.read(url)
      response.writeHead(200, { 'content-type': type }).end(bytes)
      return
    }
    const [, version = '', area, endpoint = '', third, fourth] = url.pathname.split('/')
    const fault = faults.get(endpoint)
    if (endpoint !== 'query' || fault) calls.push({ endpoint })
    if (fault) {
      fault.left--
      if (fault.left <= 0) faults.delete(endpoint)
      return happen(fault.fault, response)
    }
    const named = projectOf(request)
    if (named !== undefined && named !== project.id) throw apiErrors.unknownProject(named)
    if (area === 'check') return send(response, 200, { result: { allowed: true, withCredentials: true } })
    const route = area === 'data' || area === 'assets' ? routes[endpoint] : undefined
    if (!route) throw apiErrors.unknownPath()
    const dataset = (endpoint === 'live' ? fourth : third) ?? ''
    if (dataset !== project.datasetName) throw apiErrors.unknownDataset(dataset, project.id)
    if (delayMs) await sleep(delayMs)
    await route({ request, response, url, version: version.replace(/^v/, '') })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof ApiError) return send(response, error.status, error.body, error.headers)
      send(response, 500, { statusCode: 500, error: 'Internal Server Error', message: String(error) })
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address() as AddressInfo
  return {
    config: {
      apiHost: `http://127.0.0.1:${address.port}`,
      projectId: project.id,
      dataset: project.datasetName,
      apiVersion: '2025-02-19',
      useCdn: false,
      useProjectHostname: false,
    },
    calls,
    fail: (endpoint, fault, times = 1) => {
      if (fault === null) faults.delete(endpoint)
      else faults.set(endpoint, { fault, left: times })
    },
    project,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The project that a header or a host name names; an address or `localhost` names none. */
function projectOf({ headers }: IncomingMessage): string | undefined {
  const named = headers['x-sanity-project-id']
  if (named !== undefined) return String(named)
  const [label, ...rest] = headers.host?.replace(/:\d+$/, '').split('.') ?? []
  return rest.length === 0 || /^\d+$/.test(label ?? '') ? undefined : label
}
