import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { sendJson } from './send.ts'

type Build = { id: string; timestamp: number; files: string[] }

/**
 * R115: `/builds/latest.json` names the served build, `/builds/meta/{id}.json` describes it or an earlier one whose files are still there.
 * `application` is the id of the application's build. False for an unknown path. Read once, like the files themselves.
 */
export function createBuilds(clientRoot: string, application?: string) {
  const list = join(clientRoot, 'builds.json')
  const builds = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Build[]) : []
  return (response: ServerResponse, path: string): boolean => {
    const [, meta] = /^\/builds\/meta\/([\w-]+)\.json$/.exec(path) ?? []
    const isLatest = path === '/builds/latest.json'
    const build = isLatest ? builds[0] : builds.find(({ id }) => id === meta)
    if (!build) return false
    const { id, timestamp, files } = build
    sendJson(response, 200, isLatest ? { id, timestamp, application } : { id, timestamp, files })
    return true
  }
}
