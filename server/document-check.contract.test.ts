import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { rateLimit } from '../backend/database/tables/index.ts'
import { issueDocument, revokeDocument } from '../backend/documents/issue-document.ts'
import { newDataDir } from '../backend/test/databases.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { documentPath, writeDocumentCode } from '../schemas/formats/document-code.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'

const dataDir = await newDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const file = Buffer.from('%PDF-1.4 extract')

let running: Running
let code = ''
beforeAll(async () => {
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none', TRUST_PROXY: 'on' }
  running = await start(variables, (services, adminToken) =>
    createHandler(services, { assets: () => assets, adminToken }),
  )
  await seedDatabase(local().db, smallSeed)
  code = await issueDocument(
    { orm: local().db.orm, files: local().files },
    {
      company: '1001',
      kind: 'extract',
      number: '12',
      lang: 'kk',
      file: { bytes: file, extension: 'pdf' },
      pages: 1,
      issued: '2026-05-01',
      patient: { lastName: 'Сейітова', name: 'Ұлжан', birthYear: 1990, phone: '+77001112233' },
    },
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await local().db.orm.delete(rateLimit)
})
const local = () => {
  if (!running.services.local) throw new Error('the backend is built in')
  return running.services.local
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.url + path, { redirect: 'manual', headers })
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(running.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form), headers })
const page = () => documentPath('kk', code)

describe('the check of a document (R2, R27)', () => {
  it('leads from a code in the form to the address of the document, in the language of the page', async () => {
    const typed = writeDocumentCode(code).toLowerCase().replaceAll('-', ' ')
    const answer = await get(`/uz/dv?code=${encodeURIComponent(typed)}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/uz${documentPath('uz', code)}`])
    const moved = await get(`/uz${documentPath('uz', code)}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/uz${page()}`])
    const spelled = await get(`/dv/kk/${code.toLowerCase()}`)
    expect([spelled.status, spelled.headers.get('location')]).toEqual([301, page()])
  })

  it('says what is wrong with a code, with the form and what was typed in it', async () => {
    const typo = await get('/dv?code=%3Cb%3E1234')
    expect(typo.status).toBe(422)
    const html = await typo.text()
    expect(html).toContain('value="&lt;b&gt;1234"')
    expect(html).toMatch(/aria-invalid="true"/)
    const none = await get('/dv/ru/0000-0000-0000-0')
    expect(none.status).toBe(404)
    expect(await none.text()).toContain('Документ не найден')
    for (const path of ['/dv/ru/0000', `/dv/ru/${'9'.repeat(500)}`]) {
      const broken = await get(path)
      expect([broken.status, (await broken.text()).includes('name="code"')], path).toEqual([404, true])
    }
    expect((await get('/dv/de/0000-0000-0000-0')).status).toBe(404)
  })

  it('is stored nowhere, found by no search engine, and its address is told to nobody', async () => {
    const answer = await get(page())
    for (const { status, headers } of [answer, await get(`${page()}/_payload.json`)]) {
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      // A form without a script says by its origin whose it is.
      expect(headers.get('referrer-policy')).toBe('strict-origin')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('С***')
    expect(html).not.toMatch(/Сейітова|2233/)
  })

  it('is in the words of the page’s language, about the same document, with the year of each date', async () => {
    const html = await (await get(`/en${page()}`)).text()
    expect(html).toContain('The document is valid')
    expect(html).toContain('1 May 2026')
    // The moment of the check.
    expect(html).toMatch(/\d [A-Z][a-z]+ 20\d\d(?:<[^>]+>)*, \d\d:\d\d/)
  })

  it('shows a change at once', async () => {
    const other = await issueDocument(
      { orm: local().db.orm, files: local().files },
      {
        company: '1001',
        kind: 'report',
        number: '13',
        lang: 'ru',
        file: { bytes: Buffer.from('%PDF report'), extension: 'pdf' },
        pages: 1,
        issued: '2026-05-01',
        patient: { lastName: 'Ли', name: 'Ян', birthYear: 1990, phone: '+77001112233' },
      },
    )
    expect(await (await get(documentPath('ru', other))).text()).toContain('Документ действителен')
    await revokeDocument(local().db.orm, other)
    const html = await (await get(documentPath('ru', other))).text()
    expect(html).toContain('Документ отозван')
    expect(html).not.toContain('name="PHONE_END"')
  })

  it('has a QR code that leads to its page in the language of the document', async () => {
    const { encode } = await import('uqr')
    const { data } = encode(`${running.services.origin}/kk${page()}`, { ecc: 'M', border: 2 })
    const path = data
      .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('')
    expect(await (await get(page())).text()).toContain(path)
  })

  it('gives the file without JavaScript to who knows the second factor', async () => {
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    const right = await post(page(), { PHONE_END: '2233', BIRTH_YEAR: '1990' }, own)
    expect(right.status).toBe(200)
    expect(right.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(right.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await right.arrayBuffer())).toEqual(file)
    const wrong = await post(page(), { PHONE_END: '2234', BIRTH_YEAR: '1990' }, own)
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(html).toMatch(/role="alert"[^>]*>Цифры телефона/)
    expect(html).toContain('value="2234"')
    const short = await (await post(page(), { PHONE_END: '1', BIRTH_YEAR: '' }, own)).text()
    expect(short.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(
      (await post(page(), { PHONE_END: '1' }, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
  })

  it('is made thirty times a minute for one address, then says to wait', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let time = 0; time < 30; time++) expect((await get(page(), from('203.0.113.5'))).status).toBe(200)
    const refused = await get(page(), from('203.0.113.5'))
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Слишком много проверок')
    expect((await get(page(), from('203.0.113.6'))).status).toBe(200)
  })
})
