import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStandIn, type StandIn } from '../../content-adapters/sanity/testing/stand-in.ts'
import { companiesOf, openChosen } from '../chosen-sources.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'

let standIn: StandIn
const folder = mkdtempSync(join(tmpdir(), 'shipa-sanity-'))
beforeAll(async () => {
  standIn = await openStandIn({
    dataset: [{ _id: 'site-a', _type: 'site', company: 'a', code: '1' }],
    tokens: { reader: 'published' },
  })
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true })
})

/** Opens the source with these variables beside those that are right; gives what the log has said too. */
async function open(more: Record<string, string> = {}) {
  const lines: string[] = []
  const { apiHost, projectId, dataset, apiVersion } = standIn.config
  const env = readEnv({
    SOURCE: 'sanity',
    SANITY_API_HOST: apiHost,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_VERSION: apiVersion.replace(/^v/, ''),
    ...more,
  })
  const chosen = await openChosen(env, createLog('warn', { write: (line) => void lines.push(line) }))
  for (const { check } of chosen) await check?.()
  return { chosen, lines }
}

it('lays the dataset over all clinics, or over those that are named', async () => {
  const { chosen, lines } = await open()
  expect(chosen).toMatchObject([{ name: 'sanity', clinic: {}, editorial: {} }])
  expect(lines).toEqual([])
  expect(companiesOf((await open({ SANITY_COMPANIES: '1001, 1002' })).chosen)).toEqual(['1001', '1002'])
})

it.each([
  ['SANITY_PROJECT_ID', 'nobody1', 'SANITY_PROJECT_ID: there is no project "nobody1" at Sanity'],
  ['SANITY_DATASET', 'staging', 'SANITY_DATASET: the project "standin1" has no dataset "staging"'],
  ['SANITY_TOKEN', 'stolen', 'SANITY_TOKEN: Sanity does not know this token'],
  ['SANITY_MAPPING', '/nowhere.json', 'SANITY_MAPPING: /nowhere.json cannot be used: '],
])('says in one sentence at the start that %s is wrong', async (name, value, sentence) => {
  const fault = await open({ [name]: value }).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Error)
  expect((fault as Error).message).toContain(sentence)
  expect((fault as Error).message).not.toContain('stolen')
  expect((fault as Error).message.trim()).not.toContain('\n')
})

it('wants to know the project', () => {
  expect(() => readEnv({ SOURCE: 'sanity' })).toThrow(/SANITY_PROJECT_ID: .*needed with SOURCE=sanity/)
})

it('says what of a mapping is wrong', async () => {
  const path = join(folder, 'mapping.json')
  writeFileSync(path, JSON.stringify({ documents: { page: { fields: {} } } }))
  await expect(open({ SANITY_MAPPING: path })).rejects.toThrow(/SANITY_MAPPING: .*documents\.page\.type/s)
})

it('says of a mapping whose clinic is none of those that are named', async () => {
  const path = join(folder, 'constant.json')
  writeFileSync(path, JSON.stringify({ site: { company: 'nope', code: '9999' } }))
  await expect(open({ SANITY_MAPPING: path, SANITY_COMPANIES: '1001' })).rejects.toThrow(
    'site.code is 9999, which SANITY_COMPANIES=1001 does not name.',
  )
})

it('starts without an answer of Sanity, and says so', async () => {
  standIn.fail('query', 'failure', 3)
  const { chosen, lines } = await open()
  standIn.fail('query', null)
  expect(chosen).toHaveLength(1)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('Sanity does not answer now'),
  ])
})

it('says which clinics wait for an answer of Sanity, without a stack', async () => {
  standIn.fail('query', 'failure', 3)
  const { lines } = await open({ SANITY_COMPANIES: '1001,1002' })
  standIn.fail('query', null)
  const [line = '{}'] = lines
  expect(JSON.parse(line)).toMatchObject({
    msg: expect.stringContaining('pages of the clinics 1001, 1002 wait'),
    reason: expect.stringContaining('Sanity: '),
  })
  expect(line).not.toContain('stack')
})

it('says of a dataset without sites what may be missing', async () => {
  const path = join(folder, 'other.json')
  writeFileSync(path, JSON.stringify({ documents: { site: { type: 'clinicSite' } } }))
  const { lines } = await open({ SANITY_MAPPING: path })
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'SANITY_MAPPING: documents.site: the dataset shows no document of the type clinicSite',
    expect.stringContaining('no documents of the type site'),
  ])
})
