import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type LiveContent, liveContent } from './live.ts'
import { allOfSanity, ofSyncTag } from './sync-tags.ts'
import { openStandIn, type StandIn } from './testing/stand-in.ts'

let standIn: StandIn
let live: LiveContent
let stop: () => void
let changed: (readonly string[])[]
let states: { isConnected: boolean; reason?: string }[]

beforeEach(async () => {
  standIn = await openStandIn({
    dataset: [
      { _id: 'about', _type: 'page', title: 'About' },
      { _id: 'prices', _type: 'page', title: 'Prices' },
    ],
  })
  standIn.project.live.retryMs = 20
  changed = []
  states = []
})
afterEach(async () => {
  stop()
  await standIn.close()
})

function watch(options = {}): void {
  const client = createClient({ ...standIn.config, maxRetries: 0 })
  live = liveContent(client, { onConnection: (state) => states.push(state), retryMs: 20, ...options })
  stop = live.watch((tags) => changed.push(tags))
}
const connected = () => expect.poll(() => states.at(-1)).toEqual({ isConnected: true })
const publish = (id: string) => standIn.project.write([{ patch: { id, set: { title: 'New' } } }])

it('gives our tags of the answers that a change concerns', async () => {
  watch()
  await connected()
  const client = createClient(standIn.config)
  const tagOf = async (id: string) =>
    (await client.fetch('*[_id == $id]', { id }, { filterResponse: false })).syncTags?.map(ofSyncTag)
  const [about, prices] = [await tagOf('about'), await tagOf('prices')]
  changed.length = 0
  await publish('about')
  await expect.poll(() => changed).toEqual([about])
  expect(about).not.toEqual(prices)
  expect(live.lastEventId()).toBe(standIn.project.live.lastId)
})

it('lets answers stand while changes are announced, and expire within a minute before that and after', async () => {
  watch()
  const inAMinute = () => Date.now() + 60_000
  expect(live.expiresAt()?.getTime()).toBeLessThanOrEqual(inAMinute())
  await connected()
  expect(live.expiresAt()).toBeUndefined()
  standIn.fail('live', 'unavailable', 1000)
  standIn.project.live.drop()
  await expect.poll(() => states.at(-1)).toMatchObject({ isConnected: false })
  expect(live.expiresAt()?.getTime()).toBeLessThanOrEqual(inAMinute())
})

it('asks everything again when the connection is lost, and when it is back', async () => {
  watch()
  await connected()
  changed.length = 0
  standIn.project.live.drop()
  await expect.poll(() => changed).toEqual([[allOfSanity], [allOfSanity]])
  expect(states.slice(-2)).toEqual([
    { isConnected: false, reason: 'the connection broke' },
    { isConnected: true },
  ])
})

it('asks everything again when the service says so', async () => {
  watch()
  await connected()
  changed.length = 0
  standIn.project.live.restart()
  await expect.poll(() => changed).toEqual([[allOfSanity]])
})

it.each([
  ['refuses the stream', () => standIn.fail('live', 'quota'), 'EventSource connection failed'],
  [
    'is unknown to the project',
    () => standIn.fail('live', 'unknownProject'),
    'EventSource connection failed',
  ],
])('tries again while the service %s', async (_, fail, reason) => {
  fail()
  watch()
  await connected()
  expect(states[0]).toEqual({ isConnected: false, reason })
})

it('comes again after the service has sent it away', async () => {
  watch()
  await connected()
  standIn.project.live.goAway('too many connections')
  await expect
    .poll(() => states.slice(1))
    .toEqual([{ isConnected: false, reason: 'too many connections' }, { isConnected: true }])
})

it('goes on after a silence from where it was, and asks nothing again', async () => {
  watch({ silenceMs: 150 })
  await connected()
  changed.length = 0
  standIn.calls.length = 0
  await expect.poll(() => standIn.calls.length).toBeGreaterThan(0)
  const client = createClient(standIn.config)
  const { syncTags } = await client.fetch('*[_id == "about"]', {}, { filterResponse: false })
  await publish('about')
  await expect.poll(() => changed).toEqual([syncTags?.map(ofSyncTag)])
  expect(states).toEqual([{ isConnected: true }])
})

it('takes a silence for a loss if nobody answers to it', async () => {
  watch({ silenceMs: 150, graceMs: 50 })
  await connected()
  standIn.fail('live', 'hang', 1000)
  await expect.poll(() => states.at(-1)).toEqual({ isConnected: false, reason: 'it fell silent' })
})
