import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const limit = 3000

/** A script with all its static imports. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(join('dist/client', file), 'utf8')
  for (const [, path] of code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^;()"'`]*["'](\.[^"']+)["']/g))
    withImports(join(dirname(file), path), found)
  return found
}

/** The scripts that a document loads before any interaction: with their static imports, and inline scripts. */
export function javascript({ html }) {
  // Data for search engines does not count; speculation rules do, because they cost bytes too.
  const scripts = [...html.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>(.*?)<\/script>/gs)]
  const files = scripts.flatMap(([, attributes]) => /src="([^"]+)"/.exec(attributes)?.[1] ?? [])
  const preloads = [...html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
  const loaded = new Set([...files, ...preloads].flatMap((file) => [...withImports(file)]))
  const inline = scripts.map(([, , code]) => code).join('')
  const bytes =
    [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(join('dist/client', file))).length, 0) +
    (inline ? gzipSync(inline).length : 0)
  const eager = html.match(/<sh-island[^>]*data-eager/g)?.length ?? 0
  return [
    {
      name: 'JavaScript before a touch, bytes gz',
      target: `≤ ${limit}`,
      value: String(bytes),
      holds: bytes <= limit && eager === 0,
      note: `${loaded.size} file, ${eager} islands that start on sight`,
    },
  ]
}
