import type { ServerResponse } from 'node:http'
import { publishedSchemas } from '../../schemas/core/json-schema.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { sendJson } from './send.ts'

const schemas = publishedSchemas(blockDefinitions)

/** `GET /schemas/{name}.json`: the JSON Schema of a block or of the page. False for an unknown name. */
export function sendSchema(response: ServerResponse, path: string): boolean {
  const schema = schemas.get(path.slice('/schemas/'.length).replace(/\.json$/, ''))
  if (!schema || !path.endsWith('.json')) return false
  response.setHeader('access-control-allow-origin', '*')
  sendJson(response, 200, schema)
  return true
}
