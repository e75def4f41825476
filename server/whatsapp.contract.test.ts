import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whatsappContact } from '../backend/database/tables/index.ts'
import { send } from '../backend/kit/outbox/send.ts'
import { agree } from '../backend/kit/whatsapp/contacts.ts'
import { cloudServer, postedBy, stateOf, writtenBy } from '../backend/kit/whatsapp/test/cloud-server.ts'
import { newDataDir } from '../backend/test/databases.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'

const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const appSecret = 'the secret of the application'
const verifyToken = 'a token of both'
let cloud: Awaited<ReturnType<typeof cloudServer>>
let dataDir: string
let running: Running

beforeAll(async () => {
  cloud = await cloudServer()
  dataDir = await newDataDir()
  running = await start(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SEED: 'none',
      WHATSAPP_URL: cloud.url,
      WHATSAPP_TOKEN: cloud.token,
      WHATSAPP_PHONE_ID: cloud.phoneId,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
    (services) => createHandler(services, { assets: () => assets }),
  )
})
afterAll(async () => {
  await running.stop()
  await cloud.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const hook = () => `${running.url}/_hooks/whatsapp`
const orm = () => {
  if (!running.services.local) throw new Error('This server has no database.')
  return running.services.local.db.orm
}
function post(body: unknown, secret = appSecret, sent = JSON.stringify(body)) {
  const digest = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex')
  return fetch(hook(), { method: 'POST', headers: { 'x-hub-signature-256': `sha256=${digest}` }, body: sent })
}
const handshake = (token: string, challenge = '1158201444') =>
  fetch(
    `${hook()}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': challenge })}`,
  )

it('proves to WhatsApp that the address is ours, to nobody else', async () => {
  const proved = await handshake(verifyToken)
  expect([proved.status, await proved.text()]).toEqual([200, '1158201444'])
  expect((await handshake('a guess')).status).toBe(403)
  expect((await handshake(verifyToken, '<script>')).status).toBe(403)
})

it('sends by WhatsApp, hears of the state, and ends with «СТОП»', async () => {
  await agree(orm(), { phone: '+77001234567', locale: 'ru', wording: 'Да', place: 'profile' })
  await send(orm(), {
    template: 'password-changed',
    channel: 'sms',
    to: '+77001234567',
    locale: 'ru',
    params: {},
  })
  await expect.poll(() => cloud.asked).toHaveLength(1)
  const delivered = postedBy(cloud.phoneId, {
    statuses: [stateOf(cloud.asked[0]?.reference ?? '', 'delivered')],
  })
  expect((await post(delivered)).status).toBe(200)
  const unseen = async () => (await orm().select().from(whatsappContact))[0]?.unseenSince
  await expect.poll(unseen).toBeNull()
  // WhatsApp tells whole seconds, and who has just agreed has not written before that.
  const stop = postedBy(cloud.phoneId, { messages: [writtenBy('77001234567', 'СТОП', Date.now() + 1000)] })
  expect((await post(stop)).status).toBe(200)
  // The hook answers before the person is answered.
  await expect.poll(() => cloud.asked.at(-1)?.said).toMatch(/^text: Больше не будем/)
  expect(await running.services.hasInbox()).toBe(false)
})

it('takes nothing that is forged or changed on the way, and nothing that cannot be read', async () => {
  const stop = postedBy(cloud.phoneId, { messages: [writtenBy('77770000000', 'СТОП')] })
  expect((await post(stop, 'a guess')).status).toBe(401)
  expect(
    (await post(stop, appSecret, JSON.stringify(stop).replace('77770000000', '77771111111'))).status,
  ).toBe(401)
  expect((await fetch(hook(), { method: 'POST', body: '{}' })).status).toBe(401)
  expect(await orm().select().from(whatsappContact)).toHaveLength(1)
  for (const odd of [
    [],
    'text',
    { entry: [{ changes: [{ field: 'messages', value: null }] }] },
    { entry: 7 },
  ])
    expect((await post(odd)).status).toBe(200)
})
