import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Shipa API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true })\n`

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

const swaggerFolder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Serves `/api/docs`, a page for `/api/openapi.json`, with all its assets from this host. */
export function mountDocs(app: OpenAPIHono): void {
  app.get('/api/docs', (c) => c.html(page))
  app.get('/api/docs/start.js', (c) =>
    c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  for (const [file, type] of Object.entries(assets)) {
    app.get(`/api/docs/${file}`, async (c) => {
      c.header('Content-Type', type)
      c.header('Cache-Control', 'public, max-age=3600')
      return c.body(await readFile(join(swaggerFolder(), file)))
    })
  }
}
