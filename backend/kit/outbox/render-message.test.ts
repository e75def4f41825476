import { Parser } from 'htmlparser2'
import { describe, expect, it, test } from 'vitest'
import { resources } from '../../../locales/index.ts'
import { locales } from '../../../locales/locale.ts'
import { templates } from '../../messages.ts'
import { type Mail, renderMessage } from './render-message.ts'
import { type TemplateName, templateOf } from './templates.ts'
import { samples } from './test/samples.ts'

const rendering = { origin: 'https://shipa.example', now: new Date('2026-11-21T12:00:00Z') }
const names = [...templates.keys()] as TemplateName[]
const of = (channel: 'mail' | 'sms') =>
  names
    .filter((name) => templateOf(name)?.channels.includes(channel))
    .flatMap((template) =>
      locales.map((locale) => ({ template, locale, channel, params: samples[template] })),
    )
type Message = Parameters<typeof renderMessage>[0]
const mailOf = async (message: Partial<Message> & Pick<Message, 'template' | 'params'>): Promise<Mail> => {
  const mail = await renderMessage({ locale: 'en', channel: 'mail', ...message }, rendering)
  if (mail.channel !== 'mail') throw new Error('This is no mail.')
  return mail
}

/** The visible text of the HTML's body, and its tags. */
function readHtml(html: string) {
  const tags: string[] = []
  const links: string[] = []
  const addresses: string[] = []
  let text = ''
  let isBody = false
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      tags.push(tag)
      isBody ||= tag === 'body'
      if (attributes.href) links.push(attributes.href)
      for (const name of ['src', 'srcset', 'background', 'poster', 'data', 'action'])
        if (name in attributes) addresses.push(`${tag} ${name}`)
    },
    ontext: (data) => {
      if (isBody) text += data
    },
  })
  parser.end(html)
  return { tags, links, addresses, text }
}

describe.each(of('mail'))('the mail $template in $locale', (message) => {
  it('has every part in its language, none missing and none with a hole', async () => {
    const { subject, text, html } = await mailOf(message)
    for (const part of [subject, text, readHtml(html).text])
      expect(part).not.toMatch(/messages:|\{\{|undefined/)
    expect(subject).toMatch(/^\S.{5,}$/)
    expect(html).toContain(`<html lang="${message.locale}">`)
  })
  it('says the same as text and as HTML', async () => {
    const { text, html } = await mailOf(message)
    const { text: shown, links } = readHtml(html)
    const squeeze = (words: string) => words.replace(/\s+/g, ' ')
    const said = text.split('\n').filter((line) => line && !/^(-- |https:|.*:$)/.test(line))
    for (const line of said) {
      // In a list each value follows its label.
      const words = squeeze(line.replace(/^-- /, ''))
      const [first, ...rest] = words.split(': ')
      const isThere =
        squeeze(shown).includes(words) ||
        [first, rest.join(': ')].every((part) => squeeze(shown).includes(part ?? ''))
      expect([line, isThere]).toEqual([line, true])
    }
    for (const link of links) expect(text).toContain(link)
  })
  it('shows values as they are and lets none of them be HTML', async () => {
    const { html } = await mailOf(message)
    const { tags, text } = readHtml(html)
    expect(tags.filter((tag) => !/^(html|head|meta|title|style|body|div|p|span|a)$/.test(tag))).toEqual([])
    const { COMPANY, COMMENT } = message.params as Record<string, string | undefined>
    for (const value of [COMPANY, COMMENT]) if (value) expect(text).toContain(value)
  })
  it('takes nothing from elsewhere and leads only to the product', async () => {
    const { html } = await mailOf(message)
    const { links, addresses } = readHtml(html)
    expect(addresses).toEqual([])
    expect(html).not.toMatch(/url\(|@import/)
    expect(links.filter((link) => !link.startsWith('https://shipa.example'))).toEqual([])
  })
})

describe.each(of('sms'))('the SMS $template in $locale', (message) => {
  it('fits into one message, or two where it is sent for its link', async () => {
    const { text } = await renderMessage(message, rendering)
    expect(text).not.toMatch(/messages:|\{\{|undefined/)
    const isBasic = /^[\w @$!"#%&'()*+,\-./:;<=>?]*$/.test(text)
    const [one, two] = isBasic ? [160, 306] : [70, 134]
    expect([
      text,
      [...text].length <=
        (/\/(appointment(\/waiting)?|link\/(pr|uq|case)|online-consultations|auth\/second-factor)\?|\/dv\//.test(
          text,
        )
          ? two
          : one),
    ]).toEqual([text, true])
  })
})

describe('an SMS about a visit of somebody else', () => {
  const withPatient = of('sms').filter(
    ({ template }) => 'PATIENT' in (templateOf(template)?.params ?? {}) && /^appointment/.test(template),
  )
  const [PATIENT, COMPANY] = ['Абдурахмонжон', 'Медицинский центр семьи']

  it.each(withPatient.filter(({ template }) => template !== 'appointment-cancelled'))(
    '$template in $locale names the patient before the time, and fits into two',
    async (message) => {
      const read = async (patient: string) =>
        (
          await renderMessage(
            {
              ...message,
              params: { ...message.params, COMPANY, PATIENT: patient } as Record<string, string>,
            },
            rendering,
          )
        ).text
      expect(await read('Алия')).toContain('Алия — 30.11 09:00')
      const long = await read(PATIENT)
      expect([long, [...long].length <= 134]).toEqual([long, true])
    },
  )
})

test('every template has the texts that it needs, and no others', () => {
  const { mail, sms } = (resources.ru?.messages ?? {}) as Record<
    string,
    Record<string, Record<string, string>>
  >
  const parts = (name: TemplateName) => {
    const { button, link } = templateOf(name) ?? {}
    return ['subject', 'preheader', 'text', ...(button ? ['button'] : []), ...(link ? ['link'] : []), 'note']
  }
  const withMail = names.filter((name) => templateOf(name)?.channels.includes('mail'))
  expect(Object.keys(mail ?? {}).sort()).toEqual([...withMail].sort())
  for (const name of withMail)
    expect([name, Object.keys(mail?.[name] ?? {}).sort()]).toEqual([name, parts(name).sort()])
  const withSms = names.filter((name) => templateOf(name)?.channels.includes('sms'))
  expect(Object.keys(sms ?? {}).sort()).toEqual([...withSms].sort())
})

describe('renderMessage', () => {
  it('adds a calendar file to the mail of a visit, which takes a cancelled one out again', async () => {
    const { template, params } = {
      template: 'appointment-confirmed',
      params: samples['appointment-confirmed'],
    }
    const { event } = await mailOf({ template, params: params as Record<string, string> })
    expect(event).toMatchObject({ name: 'K7M29QXT.ics', method: 'PUBLISH' })
    expect(event?.content).toContain('DTSTART:20261130T040000Z')
    expect(event?.content.replaceAll('\r\n ', '')).toContain(
      'URL:https://shipa.example/en/appointment?code=K7M29QXT&token=q1_-Zz9q1_-Zz9q1',
    )
    // The time by the clocks of the branch in words, the clinic's phone, and the address of changes.
    expect(event?.content.replaceAll('\r\n ', '')).toContain(
      `DESCRIPTION:30 November\\, 09:00 (Almaty\\, Astana)\\n+998 90 123 45 67\\nhttps://shipa.example/en/appointment`,
    )
    const cancelled = JSON.stringify({ ...JSON.parse(params.EVENT ?? ''), isCancelled: true })
    const gone = await mailOf({
      template: 'appointment-cancelled',
      params: { ...params, EVENT: cancelled } as Record<string, string>,
    })
    expect(gone.event?.method).toBe('CANCEL')
    expect(gone.event?.content).toContain('STATUS:CANCELLED')
    const idOf = (content = '') =>
      ['UID', 'SEQUENCE', 'ORGANIZER'].map(
        (name) => new RegExp(`^${name}[:;].*$`, 'm').exec(content.replaceAll('\r\n ', ''))?.[0],
      )
    const [uid, sequence, organizer] = idOf(event?.content)
    expect(sequence).toMatch(/^SEQUENCE:\d+$/)
    expect(organizer).toMatch(/^ORGANIZER;CN="[^"]+":mailto:appointments@shipa\.example$/)
    expect(idOf(gone.event?.content)).toEqual([uid, sequence, organizer])
  })
  it('greets by name where there is one', async () => {
    const text = async (params: Record<string, string>) =>
      (await mailOf({ template: 'account-deleted', params })).text
    expect(await text({ NAME: 'Anna' })).toMatch(/^Hello Anna,/)
    expect(await text({})).toMatch(/^Hello,/)
  })
  it('shows dates by the clocks of Almaty, with the year only where it is another (C-5)', async () => {
    const text = async (AT: string) =>
      (await mailOf({ template: 'new-sign-in', params: { DEVICE: 'Firefox', AT } })).text
    expect(await text('2026-11-21T21:30:00Z')).toContain('22 November, 02:30 (UTC+5)')
    expect(await text('2025-11-21T21:30:00Z')).toContain('22 November 2025, 02:30 (UTC+5)')
  })
  it('leads to pages in the language of the mail (complaint 34)', async () => {
    const params = { LINK: '/auth/password-restore?token=abc' }
    const mail = await mailOf({ template: 'restore-password', params, locale: 'kk' })
    expect(mail.text).toContain('https://shipa.example/kk/auth/password-restore?token=abc')
    expect(mail.html).toContain('href="https://shipa.example/kk/auth/password-restore?token=abc"')
  })
  it('names roles, languages and phones as people do', async () => {
    const { text } = await mailOf({ template: 'service-request', params: samples['service-request'] })
    expect(text).toContain('+7 700 123 45 67')
    expect(text).toContain('Қазақша')
    const joined = await mailOf({ template: 'staff-joined', params: samples['staff-joined'], locale: 'uz' })
    expect(joined.text).toContain('Shifokor')
  })
  it('leaves out what is not given, and lets answers go to who asks (A6)', async () => {
    const { TEL, EMAIL, COMMENT, ...rest } = samples['service-request']
    const mail = await mailOf({ template: 'service-request', params: rest })
    expect(mail.text).not.toMatch(/Phone|E-mail:|Comment/)
    expect(mail.replyTo).toBeUndefined()
    expect(
      (await mailOf({ template: 'service-request', params: { ...rest, EMAIL: EMAIL ?? '' } })).replyTo,
    ).toBe('olga@example.kz')
    expect([TEL, COMMENT]).not.toContain(undefined)
  })
  it('lets nothing that a clinic has written stand as a line of ours, also in the file for calendars', async () => {
    const COMPANY = 'Clinic\n\nCall now\rCall us'
    const { text, html } = await mailOf({ template: 'company-received', params: { COMPANY } })
    expect(text).toContain('Clinic Call now Call us')
    expect(html).toContain('Clinic Call now Call us')
    const sms = await renderMessage(
      { locale: 'en', channel: 'sms', template: 'booking-code', params: { COMPANY: 'A\nB', CODE: '123456' } },
      rendering,
    )
    expect(sms.text).not.toContain('\n')
    const visit = samples['appointment-confirmed'] as Record<string, string>
    const { event } = await mailOf({
      template: 'appointment-confirmed',
      params: { ...visit, COMPANY, PLACE: 'Street\rATTACH:https://evil.example' },
    })
    expect(event?.content.replaceAll('\r\n ', '').split(/[\r\n]+/)).not.toContain(
      'ATTACH:https://evil.example',
    )
  })
  it('keeps a subject on one line', async () => {
    const params = { COMPANY: 'A\r\nBcc: all@example.kz' }
    expect((await mailOf({ template: 'company-received', params })).subject).not.toMatch(/[\r\n]/)
  })
  it.each([
    [{ template: 'newer', params: {} }, 'There is no mail of the template "newer".'],
    [{ template: 'toString', params: {} }, 'There is no mail of the template "toString".'],
    [
      { template: 'confirm-phone', params: { CODE: '1' } },
      'There is no mail of the template "confirm-phone".',
    ],
    [{ template: 'confirm-email', params: {} }, 'The message has no CODE.'],
  ])('refuses %j', async (message, error) => {
    await expect(mailOf(message as Message)).rejects.toThrow(error)
  })
})
