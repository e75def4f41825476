import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type Body, makeBody, sendBody } from './body.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
}

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built files in `_assets` of each root, whose names contain a hash, as immutable, or as an address that stays the same has to be kept. False
 * if there is no such file.
 * They are read once, at the start, so that a later build does not remove files from a running server.
 */
export function createStaticFiles(...roots: readonly string[]) {
  const files = new Map<string, (cacheControl: string) => Promise<Body>>()
  const built = roots.flatMap((root) =>
    readdirSync(join(root, '_assets')).map((name) => ({ name, file: join(root, '_assets', name) })),
  )
  for (const { name, file } of built) {
    const type = types[extname(name)]
    if (!type) continue
    const bytes = readFileSync(file)
    const bodies = new Map<string, Promise<Body>>()
    files.set(`/_assets/${name}`, (cacheControl) => {
      const body =
        bodies.get(cacheControl) ?? makeBody(bytes, { 'content-type': type, 'cache-control': cacheControl })
      bodies.set(cacheControl, body)
      return body
    })
  }
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    cacheControl = immutable,
  ): Promise<boolean> => {
    const body = await files.get(path)?.(cacheControl)
    if (body) sendBody(request, response, 200, body)
    return body !== undefined
  }
}

/** Sends a built file; false if there is none at the path. */
export type StaticFiles = ReturnType<typeof createStaticFiles>
