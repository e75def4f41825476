import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requestPart } from '../test/request-part.ts'
import { createBuilds } from './builds.ts'

const asking = (root: string, application?: string) => {
  const answer = createBuilds(root, application)
  return (path: string) => requestPart(async (_, response, given) => answer(response, given), path)
}

test('names the newest build and tells of all that are kept (R115)', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shipa-builds-'))
  const builds = ['loader-B_2', 'loader-A-1'].map((id) => ({ id, timestamp: 7, files: [`_assets/${id}.js`] }))
  writeFileSync(join(root, 'builds.json'), JSON.stringify(builds))
  const get = asking(root)
  const withApplication = asking(root, 'app-1')
  rmSync(root, { recursive: true })
  expect(JSON.parse((await get('/builds/latest.json')).text)).toEqual({ id: 'loader-B_2', timestamp: 7 })
  expect(JSON.parse((await withApplication('/builds/latest.json')).text)).toEqual({
    id: 'loader-B_2',
    timestamp: 7,
    application: 'app-1',
  })
  expect(JSON.parse((await get('/builds/meta/loader-A-1.json')).text)).toEqual(builds[1])
  for (const path of ['/builds/meta/loader-C.json', '/builds/meta/latest.json', '/builds/', '/builds/x.json'])
    expect(await get(path)).toMatchObject({ found: false })
})

test('has none where nothing was built', async () => {
  expect(await asking('/nowhere')('/builds/latest.json')).toMatchObject({ found: false })
})
