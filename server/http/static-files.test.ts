import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requestPart } from '../test/request-part.ts'
import { createStaticFiles } from './static-files.ts'

test('serves the built files and nothing else, also after a later build has removed them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shipa-client-'))
  mkdirSync(join(root, '_assets'))
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, '_assets/styles-1.css'), 'a{color:red}')
  writeFileSync(join(root, '.vite/manifest.json'), '{}')
  const files = createStaticFiles(root)
  rmSync(root, { recursive: true })
  const answer = await requestPart(files, '/_assets/styles-1.css')
  expect(answer).toMatchObject({ found: true, status: 200, text: 'a{color:red}' })
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const same: typeof files = (request, response, path) => files(request, response, path, 'no-cache')
  const asked = await requestPart(same, '/_assets/styles-1.css')
  expect(asked.headers.get('cache-control')).toBe('no-cache')
  for (const path of [
    '/_assets/../.vite/manifest.json',
    '/.vite/manifest.json',
    `/_assets/${'x'.repeat(300)}.js`,
  ])
    expect(await requestPart(files, path)).toMatchObject({ found: false })
})
