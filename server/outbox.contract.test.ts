import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { send } from '../backend/kit/outbox/send.ts'
import { mailServer } from '../backend/kit/outbox/test/mail-server.ts'
import { newDataDir } from '../backend/test/databases.ts'
import { start } from './start.ts'

it('sends what comes into the outbox, with links to the product’s address, until it is stopped', async () => {
  const dataDir = await newDataDir()
  const mails = await mailServer()
  const { services, stop } = await start(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SEED: 'none',
      ORIGIN: 'https://shipa.example',
      MAIL_URL: mails.url(),
      MAIL_FROM: 'Shipa <hello@shipa.example>',
    },
    () => (_, response) => response.end(),
  )
  if (!services.local) throw new Error('This server has no database.')
  await send(services.local.db.orm, {
    channel: 'mail',
    to: 'anna@example.kz',
    locale: 'en',
    template: 'restore-password',
    params: { LINK: '/auth/password-restore?token=abc' },
  })
  await expect.poll(() => mails.received).toHaveLength(1)
  const [mail] = mails.received
  expect(mail?.to).toEqual(['anna@example.kz'])
  const words = mail?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  expect(words).toContain('https://shipa.example/en/auth/password-restore?token=abc')
  expect(await services.hasInbox()).toBe(false)
  await stop()
  await mails.close()
  rmSync(dataDir, { recursive: true, force: true })
})
