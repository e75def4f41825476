import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiErrors } from './api-error.ts'
import { readBody, readJson, send } from './messages.ts'
import { type Action, type Mutation, mutationsOf } from './mutations.ts'
import { type Perspective, readPerspective } from './perspectives.ts'
import type { Project } from './project.ts'
import { answerQuery } from './query.ts'

/** A call that was received. */
export type Call = {
  endpoint: string
  query?: string
  params?: Readonly<Record<string, unknown>>
  perspective?: Perspective
  tag?: string
  lastLiveEventId?: string
}

/** Answers a call of one endpoint; `version` is that of the API. */
export type Route = (asked: {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  version: string
}) => Promise<void>

/** The endpoints below `/data/` and `/assets/`, by name; `onCall` is told what was asked. */
export function createRoutes(
  project: Project,
  onCall: (call: Call) => void,
): Readonly<Record<string, Route>> {
  const roleOf = ({ headers }: IncomingMessage) => project.roleOf(headers.authorization)
  const mayWrite = (request: IncomingMessage): void => {
    if (roleOf(request) !== 'editor') throw apiErrors.notAllowed('update')
  }
  return {
    query: async ({ request, response, url, version }) => {
      const asked = request.method === 'POST' ? await readJson<AskedBody>(request) : queryOf(url)
      const { query = '', params = {} } = asked
      const perspective = readPerspective(url.searchParams.get('perspective'), version)
      const tag = url.searchParams.get('tag')
      const lastLiveEventId = url.searchParams.get('lastLiveEventId')
      onCall({
        endpoint: 'query',
        query,
        params,
        perspective,
        ...(tag && { tag }),
        ...(lastLiveEventId && { lastLiveEventId }),
      })
      const visible = project.visibleTo(roleOf(request), lastLiveEventId)
      const { query: text, ...rest } = await answerQuery(
        { query, params, perspective },
        visible,
        project.tags,
      )
      const isQuoted = url.searchParams.get('returnQuery') !== 'false'
      send(response, 200, isQuoted ? { query: text, ...rest } : rest)
    },
    doc: async ({ request, response, url }) => {
      const ids = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').split(',')
      const found = project.visibleTo(roleOf(request)).filter(({ _id }) => ids.includes(_id))
      const omitted = ids
        .filter((id) => !found.some(({ _id }) => _id === id))
        .map((id) => ({ id, reason: project.documents.has(id) ? 'permission' : 'existence' }))
      send(response, 200, { documents: found, omitted })
    },
    live: async ({ request, response, url }) => {
      const drafts = url.searchParams.get('includeDrafts') === 'true'
      const role = drafts ? roleOf(request) : undefined
      if (drafts && role !== 'viewer' && role !== 'editor') throw apiErrors.unknownToken()
      project.live.connect(request, response, drafts)
    },
    mutate: async ({ request, response, url }) => {
      mayWrite(request)
      const body = await readJson<{ mutations: Mutation[]; transactionId?: string }>(request)
      const { transactionId, changes } = await project.write(body.mutations, body.transactionId)
      const withDocuments = url.searchParams.get('returnDocuments') === 'true'
      const results = changes.map(({ id, operation, before, after }) => ({
        id,
        operation,
        ...(withDocuments && { document: after ?? before }),
      }))
      send(response, 200, { transactionId, results })
    },
    actions: async ({ request, response }) => {
      mayWrite(request)
      const body = await readJson<{ actions: Action[]; transactionId?: string }>(request)
      const mutations = body.actions.flatMap((action) => mutationsOf(project.documents, action))
      const { transactionId } = await project.write(mutations, body.transactionId)
      send(response, 200, { transactionId })
    },
    images: async ({ request, response, url }) => {
      mayWrite(request)
      const cdn = `http://${request.headers.host}/images/${project.id}/${project.datasetName}/`
      const bytes = await readBody(request)
      const document = await project.pictures.upload(bytes, url.searchParams.get('filename'), cdn)
      await project.write([{ createIfNotExists: document }])
      send(response, 200, { document })
    },
  }
}

type AskedBody = { query?: string; params?: Record<string, unknown> }

function queryOf({ searchParams }: URL): AskedBody {
  const params: Record<string, unknown> = {}
  for (const [name, value] of searchParams) {
    if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  }
  return { query: searchParams.get('query') ?? '', params }
}
