import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { requestPart } from '../test/request-part.ts'
import { createRemoteImages } from './remote-images.ts'

test("asks for a picture on the backend's own path, and answers 502 while it is down", async () => {
  const requests: string[] = []
  const backend = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url?.endsWith('broken')) return response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'image/png' }).end('picture')
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  const images = createRemoteImages(`http://127.0.0.1:${port}/medical/`, createLog('silent'))
  expect(await requestPart(images, '/images/a/logo')).toMatchObject({
    found: true,
    status: 200,
    text: 'picture',
  })
  expect(requests).toEqual(['/medical/images/a/logo'])
  const fault = { found: true, status: 502, text: 'Bad Gateway' }
  expect(await requestPart(images, '/images/a/broken')).toMatchObject(fault)
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
  expect(await requestPart(images, '/images/a/logo')).toMatchObject(fault)
})
