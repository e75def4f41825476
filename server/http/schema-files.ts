import type { ServerResponse } from 'node:http'
import { publishedSchemas } from '../../schemas/core/json-schema.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { sendJson } from './send.ts'

const schemas = publishedSchemas(blockDefinitions)
const list = [...schemas].map(([name, { title }]) => ({ name, title, path: `/schemas/${name}.json` }))

/**
 * `GET /schemas/`: which JSON Schemas there are; `GET /schemas/{name}.json`: that of a block, of its data, of a page or a site. False for an
 * unknown name.
 */
export function sendSchema(response: ServerResponse, path: string): boolean {
  const isList = path === '/schemas/'
  const schema = isList ? list : schemas.get(path.slice('/schemas/'.length).replace(/\.json$/, ''))
  if (!schema || !(isList || path.endsWith('.json'))) return false
  response.setHeader('access-control-allow-origin', '*')
  sendJson(response, 200, schema)
  return true
}
