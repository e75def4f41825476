import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { inboxMode } from './inbox-mode.ts'

const mail = { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'hello@shipa.example' }
const sms = { SMS_URL: 'https://sms.example/' }

test.each([
  ['open', 'in development', {}, true],
  ['open', 'in development without the demo', { SEED: 'none' }, true],
  ['on-demo', 'in production', {}, false],
  ['closed', 'in production with content of its own', { SEED: 'own.json' }, false],
  ['closed', 'in production without content', { SEED: 'none' }, false],
  ['closed', 'where mail is sent', mail, true],
  ['closed', 'where SMS are sent', sms, false],
])('the inbox is %s %s', (inbox, _, variables, isDevelopment) => {
  expect(inboxMode(readEnv(variables), isDevelopment)).toBe(inbox)
})
