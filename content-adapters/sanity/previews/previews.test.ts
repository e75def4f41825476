import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SanityMapping } from '../mapping.ts'
import { openStandIn, type StandIn } from '../testing/stand-in.ts'
import { sanityPreviews } from './previews.ts'

const studio = 'https://studio.clinic.test'
const token = 'token-of-a-viewer'
let standIn: StandIn
beforeAll(async () => {
  const _updatedAt = new Date().toISOString()
  const secret = { _type: 'sanity.previewUrlSecret', _updatedAt, secret: 'a-secret', studioUrl: studio }
  const site = { _id: 'drafts.clinic', _type: 'clinicConfig', address: 'stub-clinic' }
  const dataset = [{ _id: 'drafts.one', ...secret }, site]
  standIn = await openStandIn({ dataset, tokens: { [token]: 'viewer' } })
})
afterAll(() => standIn.close())

function previews({ mapping = {}, ...options }: { mapping?: SanityMapping; deadlineMs?: number } = {}) {
  const client = createClient({ ...standIn.config, token, maxRetries: 0 })
  return sanityPreviews({ client, token, studio, laid: () => ({}), mapping, ...options })
}

function admit(secret: string, deadlineMs?: number) {
  standIn.calls.length = 0
  const { admit } = previews(deadlineMs === undefined ? {} : { deadlineMs })
  return admit(`/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': secret })}`)
}

it('admits the secret of the studio, and no other', async () => {
  expect(await admit('a-secret')).toMatchObject({ perspective: 'drafts' })
  expect(await admit('another')).toBeUndefined()
})

it.each(['', 'a secret', 'x'.repeat(200), '"] | {...}'])(
  'does not ask about what no studio makes as a secret: %s',
  async (secret) => {
    expect(await admit(secret)).toBeUndefined()
    expect(standIn.calls).toEqual([])
  },
)

it.each(['failure', 'hang'] as const)('says nothing of the secret when Sanity has a %s', async (fault) => {
  standIn.fail('query', fault, 9)
  const error: unknown = await admit('a-secret', 300).catch((thrown: unknown) => thrown)
  standIn.fail('query', null)
  expect(error).toMatchObject({ name: 'SourceError', status: 503 })
  const { message, stack, cause } = error as Error
  expect([message, stack, cause].join()).not.toContain('a-secret')
})

it('leads to a site of the dataset, also where a mapping names its type and its fields', async () => {
  const site = { type: 'clinicConfig', fields: { company: 'address' } }
  expect(await previews({ mapping: { documents: { site } } }).anySite()).toBe('/l/stub-clinic')
  expect(await previews().anySite()).toBeUndefined()
})
