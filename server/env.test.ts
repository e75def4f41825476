import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envSchema, readEnv } from './env.ts'

test('needs nothing to be set', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data', SEED: 'demo' })
})

test('takes an empty variable as one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', SEED: '' })).toMatchObject({ PORT: 3000, SEED: 'demo' })
})

test('reads the hosts as browsers name them, without ports (B-33)', () => {
  const read = (AVAILABLE_HOSTS: string) => readEnv({ AVAILABLE_HOSTS }).AVAILABLE_HOSTS
  expect(read('Shipa.Example, www.shipa.example:8443,пример.kz')).toEqual([
    'shipa.example',
    'www.shipa.example',
    'xn--e1afmkfd.kz',
  ])
  expect(read('')).toBeUndefined()
})

test('reads all lists alike: spaces and empty places between commas are nothing', () => {
  const text = ' a1@b.kz, , c2@d.kz ,'
  expect(readEnv({ ADMINISTRATORS: text.toUpperCase() }).ADMINISTRATORS).toEqual(['a1@b.kz', 'c2@d.kz'])
  expect(readEnv({ RESERVED_PAGE_SLUGS: ' pay, , map,' }).RESERVED_PAGE_SLUGS).toEqual(['pay', 'map'])
  expect(readEnv({ DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353' }).DNS_SERVERS).toEqual([
    '9.9.9.9',
    '127.0.0.1:5353',
  ])
  expect(readEnv({ SOURCE: ' builtin, acme ' }).SOURCE).toEqual(['acme'])
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['BACKEND_URL', 'backend.example'],
  ['SEED', 'everything'],
  ['MAP_TILES_URL', 'https://tiles.example/'],
  ['APP_CLIENT_ID', 'a:b'],
  ['AVAILABLE_HOSTS', 'https://shipa.example'],
  ['AVAILABLE_HOSTS', 'shipa.example;www.shipa.example'],
  ['LOG_LEVEL', 'loud'],
  ['CONTACT_EMAIL', 'mistakes at shipa.example'],
  ['APPS_FOR_PATIENTS', 'http://apps.apple.com/app/id1'],
  ['MAIL_FROM', 'Shipa'],
])('names %s and its value when it is wrong', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}.*"${value}"`))
})

test.each([
  ['ORIGIN', 'shipa.example', 'http:// or https://'],
  ['BACKEND_URL', 'ftp://backend.example', 'http:// or https://'],
  ['ANALYTICS_URL', 'http://count.example/', 'https://'],
  ['ANALYTICS_URL', 'count.example', 'https://'],
])('says of %s, which is %s, how it must begin', (name, value, start) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: an address that begins with ${start} (it is`)
})

test.each([
  ['DATABASE_URL', 'mysql://shipa:geheim@localhost/x'],
  ['APP_CLIENT_SECRET', 'geheim'],
  ['MAIL_URL', 'http://shipa:geheim@mail.example'],
  ['SMS_URL', 'sms://:geheim@sms.example'],
  ['WHATSAPP_APP_SECRET', 'geheim'],
])('names %s but not its value, which is a secret', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: (?!.*geheim)`))
})

test('wants to know who mails come from, where they are sent', () => {
  const MAIL_URL = 'smtp://mail.example'
  expect(() => readEnv({ MAIL_URL })).toThrow(/MAIL_FROM: who mails come from/)
  for (const MAIL_FROM of ['hello@shipa.example', 'Shipa <hello@shipa.example>'])
    expect(readEnv({ MAIL_URL, MAIL_FROM })).toMatchObject({ MAIL_URL, MAIL_FROM })
})

test('wants all that messages by WhatsApp need, or nothing of it', () => {
  const whatsapp = {
    WHATSAPP_URL: 'https://graph.facebook.com/v23.0',
    WHATSAPP_TOKEN: 'geheim',
    WHATSAPP_PHONE_ID: '100200300',
    WHATSAPP_APP_SECRET: 'geheim-geheim',
    WHATSAPP_VERIFY_TOKEN: 'geheim-geheim',
  }
  expect(readEnv(whatsapp)).toMatchObject(whatsapp)
  for (const name of Object.keys(whatsapp))
    expect(() => readEnv({ ...whatsapp, [name]: '' })).toThrow(`${name}: needed for messages by WhatsApp`)
  expect(() => readEnv({ ...whatsapp, WHATSAPP_PHONE_ID: '+7 700' })).toThrow(
    /WHATSAPP_PHONE_ID: the id of the phone/,
  )
})

test('wants the credential of a backend elsewhere, apart from its address, and none that is this server', () => {
  const BACKEND_URL = 'https://api.example/medical'
  const APP_CLIENT_SECRET = 'a secret of the tests'
  expect(() => readEnv({ BACKEND_URL })).toThrow(/APP_CLIENT_SECRET: the secret with which/)
  expect(readEnv({ BACKEND_URL, APP_CLIENT_SECRET })).toMatchObject({ BACKEND_URL })
  for (const [fault, more] of [
    ['an address without a name', { BACKEND_URL: 'https://shipa:geheim@api.example' }],
    ['would ask itself', { BACKEND_URL: 'http://localhost:3000' }],
    ['would ask itself', { BACKEND_URL: 'https://shipa.example/', ORIGIN: 'https://shipa.example' }],
  ] as const)
    expect(() => readEnv({ APP_CLIENT_SECRET, ...more })).toThrow(fault)
})

test('has every variable described in .env.example and README', () => {
  for (const file of ['.env.example', 'README.md']) {
    const text = readFileSync(file, 'utf8')
    expect(Object.keys(envSchema.shape).filter((name) => !text.includes(name))).toEqual([])
  }
})
