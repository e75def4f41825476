import { expect, test } from 'vitest'
import { documentAddress } from '../../backend/kit/files/store.ts'
import { testFiles } from '../../backend/test/files.ts'
import { requestPart } from '../test/request-part.ts'
import { createPublicFiles } from './public-files.ts'

const bytes = new TextEncoder().encode('%PDF-1.4 price list')
const step = createPublicFiles(testFiles)
const ask = (path: string) =>
  requestPart(
    async (request, response, asked) =>
      step(request, response, { path: asked, query: '', id: 'x', owner: 'product' }),
    path,
  )

test('serves a document of a clinic as a PDF that never changes', async () => {
  const address = documentAddress(await testFiles.put(bytes, { folder: 'files/site/1001', extension: 'pdf' }))
  const answer = await ask(address)
  expect(answer).toMatchObject({ found: true, status: 200 })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('serves nothing else of the store', async () => {
  const papers = await testFiles.put(bytes, { folder: 'papers', extension: 'pdf' })
  const page = await testFiles.put(bytes, { folder: 'files/site/1001', extension: 'html' })
  for (const path of [
    `/${papers}`,
    `/files/${papers}`,
    `/files/../${papers}`,
    `/${page}`,
    '/files/license.pdf',
  ])
    expect(await ask(path)).toMatchObject({ found: false })
})
