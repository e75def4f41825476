import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, it } from 'vitest'
import type { PostRefused, TakePosted } from '../source/posted.ts'
import { allOfSanity, ofSyncTag } from './sync-tags.ts'
import { sanityWebhook } from './webhook.ts'

const secret = 'a secret of both'
const signedAt = Date.parse('2026-11-20T10:00:00Z')
const document = JSON.stringify({ _id: 'page-about', _type: 'page' })

/** The tags that have changed by a post of a body, signed at that time with that secret. */
async function post(
  take: TakePosted,
  body: string,
  { at = signedAt, by = secret, sent = body, signature = '' } = {},
): Promise<string[]> {
  const signed = signature || (await encodeSignatureHeader(body, at, by))
  const changed: string[] = []
  const header = (name: string) => (name === SIGNATURE_HEADER_NAME ? signed : undefined)
  await take({ body: sent, header }, async (tags) => void changed.push(...tags))
  return changed
}
const at = (seconds: number) => sanityWebhook(secret, () => signedAt + seconds * 1000)

it('ends all answers of Sanity, or those of the sync tags that are posted', async () => {
  expect(await post(at(1), document)).toEqual([allOfSanity])
  expect(await post(at(1), '{"syncTags":["s1:a","s1:b"]}')).toEqual([ofSyncTag('s1:a'), ofSyncTag('s1:b')])
  expect(await post(at(1), '{"syncTags":"all"}')).toEqual([allOfSanity])
})

it.each<[string, number, Parameters<typeof post>[2], Pick<PostRefused, 'status' | 'message'>]>([
  ['forged', 1, { by: 'a guess' }, { status: 401, message: 'Its signature is wrong: Signature is invalid' }],
  ['changed', 1, { sent: '{}' }, { status: 401, message: 'Its signature is wrong: Signature is invalid' }],
  [
    'signed by nonsense',
    1,
    { signature: 'yes' },
    { status: 400, message: 'Its signature is wrong: Invalid signature payload format' },
  ],
  ['late', 301, {}, { status: 401, message: 'It was signed 301 s ago, and is taken for 300 s' }],
  ['early', -301, {}, { status: 401, message: 'It was signed -301 s ago, and is taken for 300 s' }],
])('refuses a post that is %s', async (_, seconds, how, refusal) => {
  await expect(post(at(seconds), document, how)).rejects.toMatchObject(refusal)
})

it('refuses a post without a signature, and one that is no JSON', async () => {
  const unsigned = { body: document, header: () => undefined }
  await expect(at(1)(unsigned, async () => {})).rejects.toMatchObject({
    status: 401,
    message: 'It has no signature',
  })
  for (const body of ['{', '"page"']) {
    await expect(post(at(1), body)).rejects.toMatchObject({ status: 400, message: 'It is no JSON object' })
  }
})

it('takes what has failed when it is sent again', async () => {
  const take = at(1)
  const signature = await encodeSignatureHeader(document, signedAt, secret)
  const posted = { body: document, header: () => signature }
  await expect(take(posted, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  await take(posted, async () => {})
})

it('takes a post once, and forgets it when it would be late anyway', async () => {
  let now = signedAt
  const take = sanityWebhook(secret, () => now)
  await post(take, document)
  await expect(post(take, document)).rejects.toMatchObject({ status: 409, message: 'It was taken before' })
  expect(await post(take, document, { at: signedAt + 1 })).toEqual([allOfSanity])
  const both = await Promise.allSettled([2, 2].map((ms) => post(take, document, { at: signedAt + ms })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  now += 301_000
  await expect(post(take, document)).rejects.toMatchObject({ status: 401 })
})
