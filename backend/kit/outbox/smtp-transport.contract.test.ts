import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Mail, renderMessage } from './render-message.ts'
import { smtpTransport } from './smtp-transport.ts'
import { mailServer } from './test/mail-server.ts'
import { samples } from './test/samples.ts'
import type { MailTransport } from './transport.ts'

const from = 'Shipa <hello@shipa.example>'

const render = async (
  template: 'confirm-email' | 'service-request' | 'appointment-confirmed',
  locale: 'en' | 'kk',
) =>
  (await renderMessage(
    { template, channel: 'mail', locale, params: samples[template] },
    { origin: 'https://shipa.example', now: new Date() },
  )) as Mail

describe('smtpTransport', () => {
  let server: Awaited<ReturnType<typeof mailServer>>
  const opened: MailTransport[] = []
  const open = (url: string) => {
    const transport = smtpTransport(url, from)
    opened.push(transport)
    return transport
  }
  beforeAll(async () => {
    server = await mailServer()
  })
  afterAll(async () => {
    for (const transport of opened) transport.close()
    await server.close()
  })
  beforeEach(() => {
    server.received.length = 0
  })

  it('hands a mail over as text and HTML, signed in as configured', async () => {
    await open(server.url()).send('anna@example.kz', await render('confirm-email', 'en'))
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'hello@shipa.example', to: ['anna@example.kz'], user: 'shipa' })
    expect(mail?.raw).toContain('From: Shipa <hello@shipa.example>')
    expect(mail?.raw).toContain('Subject: 483920 is your Shipa code')
    expect(mail?.raw).toContain('Content-Type: multipart/alternative')
    expect(mail?.raw.match(/^Content-Type: text\/\w+/gm)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ])
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
    expect(mail?.raw).not.toContain('Reply-To')
  })
  it('carries the letters of every language', async () => {
    const rendered = await render('confirm-email', 'kk')
    await open(server.url()).send('anna@example.kz', rendered)
    const raw = server.received[0]?.raw ?? ''
    const part = /Content-Type: text\/plain[\s\S]*?base64\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? ''
    const text = Buffer.from(part, 'base64').toString()
    expect(text.replaceAll('\r\n', '\n').trim()).toBe(rendered.text.trim())
  })
  it('lets answers go to who asks', async () => {
    await open(server.url()).send('sales@shipa.example', await render('service-request', 'en'))
    expect(server.received[0]?.raw).toContain('Reply-To: olga@example.kz')
  })
  it('brings the calendar file of a visit', async () => {
    await open(server.url()).send('anna@example.kz', await render('appointment-confirmed', 'en'))
    const raw = server.received[0]?.raw ?? ''
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/)
    expect(raw).toContain('filename=K7M29QXT.ics')
    // Outlook would show it as plain lines beside the text.
    expect(raw.match(/Content-Type: text\/calendar/g)).toHaveLength(1)
    expect(raw).toMatch(/Content-Disposition: attachment/)
  })
  it('takes no second recipient from an address', async () => {
    const mail = await render('confirm-email', 'en')
    const addresses = ['anna@example.kz, eve@example.kz', 'anna@example.kz\r\nBcc: eve@example.kz']
    await Promise.allSettled(addresses.map((address) => open(server.url()).send(address, mail)))
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.kz')
    for (const { raw } of server.received) expect(raw).not.toMatch(/^Bcc:/m)
  })
  it.each([
    ['a mailbox that does not exist', () => server.url(), 'nobody@example.kz', /no such mailbox/],
    ['a wrong password', () => server.url('falsch'), 'anna@example.kz', /535|wrong password/],
    ['a server that is not there', () => 'smtp://127.0.0.1:1', 'anna@example.kz', /ECONNREFUSED/],
  ])('throws for %s', async (_, url, to, error) => {
    await expect(open(url()).send(to, await render('confirm-email', 'en'))).rejects.toThrow(error)
  })
})
