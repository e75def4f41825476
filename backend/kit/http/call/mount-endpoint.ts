import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Endpoint, isMutation } from '../endpoint.ts'
import { inTime } from '../in-time.ts'
import { answerCall } from './answer-call.ts'
import type { Tools } from './call.ts'

/** Routes an endpoint. */
export function mountEndpoint(app: OpenAPIHono, endpoint: Endpoint, tools: Tools): void {
  const pattern = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method.toUpperCase(), `/api/${endpoint.service}/:locale${pattern}`, (c) =>
    isMutation(endpoint) ? answerCall(c, endpoint, tools) : inTime(c, answerCall(c, endpoint, tools)),
  )
}
