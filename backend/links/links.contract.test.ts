import { and, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../create-backend.ts'
import { linkOpening, linkSlug } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { openWithOwner } from '../test/open-with-owner.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { addOpenings } from './openings.ts'

describe.each(await testDatabases())('on $name, short links', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let other: SignedIn
  beforeAll(async () => {
    ;({ db, backend, owner } = await openWithOwner(open, '1001'))
    other = await addPerson(db)
    await addStaff(db, other.account, '1002', 'owner')
  })
  afterAll(() => db.close())

  const read = (path: string, person = owner, company = '1001') =>
    call(backend, `/api/business-api-front2/ru/${company}/0/${path}`, { cookie: person.cookie })
  const write = async (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    person = owner,
    company = '1001',
  ) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
      method,
      body,
      headers: { cookie: person.cookie },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const add = (value: object = {}, person = owner, company = '1001') =>
    write(
      'POST',
      'links',
      { VALUE: { target: { kind: 'booking' }, label: { ru: 'Чек-ап за день' }, ...value } },
      person,
      company,
    )
  const opened = async (slug: string) => {
    const answer = await call(backend, `/api/front/ru/v1/short_link/${slug}`)
    return answer.status === 200 ? await answer.json() : answer.status
  }

  it('gets a word if it has none, and keeps all that it ever had', async () => {
    const { json: made } = await add()
    expect(made.VALUE.word).toBe('zapis')
    const { json: second } = await add()
    expect(second.VALUE.word).toMatch(/^[a-z0-9]{4,12}$/)
    expect(second.VALUE.word).not.toBe('zapis')

    const changed = await write('PUT', `links/${made.CODE}`, {
      VALUE: { ...made.VALUE, word: 'priem2026' },
      REVISION: made.REVISION,
    })
    expect(changed.status).toBe(200)
    for (const word of ['zapis', 'priem2026'])
      expect(await opened(word)).toMatchObject({
        COMPANY_CODE: '1001',
        LINK_CODE: made.CODE,
        LEAD: { SITE: '/appointment' },
      })
    const figures = await (await read('links_openings')).json()
    expect(
      figures.LINKS.find(({ LINK_CODE }: { LINK_CODE: string }) => LINK_CODE === made.CODE).FORMER,
    ).toEqual(['zapis'])
  })

  it('has no word of another link, of another clinic, of the product, or a rude one', async () => {
    const problem = async (word: string, person = owner, company = '1001') =>
      (await add({ word }, person, company)).json.error?.data?.PROBLEMS?.[0]?.code
    expect((await add({ word: 'moyslovo' })).status).toBe(201)
    expect(await problem('moyslovo')).toBe('takenWord')
    expect(await problem('moyslovo', other, '1002')).toBe('takenWord')
    expect(await problem('oplata')).toBe('reservedSlug')
    expect(await problem('pizdec')).toBe('reservedSlug')
    expect(await problem('Слово')).toBe('linkSlug')
    expect(await problem('abc')).toBe('linkSlug')

    const states = Object.fromEntries(
      await Promise.all(
        ['moyslovo', 'svobodno', 'admin', 'a!'].map(async (slug) => {
          const { STATE, PROPOSED } = await (await read(`links_slug?slug=${slug}&name=Отзыв о враче`)).json()
          expect(PROPOSED).toContain('otzyv')
          return [slug, STATE]
        }),
      ),
    )
    expect(states).toEqual({ moyslovo: 'taken', svobodno: 'free', admin: 'reserved', 'a!': 'wrong' })
  })

  it('of two that ask for a word at once one gets it', async () => {
    const both = await Promise.all([
      add({ word: 'odnovremenno' }),
      add({ word: 'odnovremenno' }, other, '1002'),
    ])
    expect(both.map(({ status }) => status).sort()).not.toEqual([201, 201])
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('that was removed leaves its word to its clinic alone', async () => {
    const { json: made } = await add({ word: 'ubrali' })
    await addOpenings(db.orm, [
      { company: '1001', link: made.CODE, day: '2026-11-30', by: 'poster', place: '', people: 2 },
    ])
    await write('DELETE', `links/${made.CODE}`)
    expect(await opened('ubrali')).toMatchObject({ COMPANY_CODE: '1001', LINK_CODE: null, LEAD: null })
    expect((await add({ word: 'ubrali' }, other, '1002')).json.error.data.PROBLEMS[0].code).toBe('takenWord')
    expect((await add({ word: 'ubrali' })).status).toBe(201)
    const counts = await db.orm
      .select()
      .from(linkOpening)
      .where(and(eq(linkOpening.company, '1001'), eq(linkOpening.link, made.CODE)))
    expect(counts).toEqual([])
    expect(await opened('nikogda')).toBe(404)
  })

  it('is closed while it is off, before it begins and after it has ended', async () => {
    const { json: made } = await add({ word: 'nadolgo' })
    const save = async (more: object, REVISION: number) =>
      (await write('PUT', `links/${made.CODE}`, { VALUE: made.VALUE, REVISION, ...more })).json.REVISION
    const lead = async () => (await opened('nadolgo')).LEAD
    let revision = await save({ STATUS: 'hidden' }, made.REVISION)
    expect(await lead()).toBeNull()
    revision = await save({ STATUS: 'shown', UNTIL: '2026-01-01T00:00:00Z' }, revision)
    expect(await lead()).toBeNull()
    revision = await save({ UNTIL: null, FROM: '2050-01-01T00:00:00Z' }, revision)
    expect(await lead()).toBeNull()
    const { headers } = await call(backend, '/api/front/ru/v1/short_link/nadolgo')
    expect(headers.get('expires')).toBe('Sat, 01 Jan 2050 00:00:00 GMT')
    await save({ FROM: null }, revision)
    expect(await lead()).toEqual({ SITE: '/appointment' })
  })

  it('counts are added by link, sheet and place; those of a link that is gone are not kept', async () => {
    const { json: made } = await add({ word: 'schitaem' })
    const count = { company: '1001', link: made.CODE, by: 'poster', place: '7' }
    const { DAYS } = await (await read('links_openings')).json()
    const day = DAYS.at(-1)
    await addOpenings(db.orm, [
      { ...count, day, people: 2 },
      { ...count, day, link: 'gone', people: 5 },
    ])
    await addOpenings(db.orm, [
      { ...count, day, people: 1 },
      { ...count, day, by: 'link', place: '', people: 4 },
      { ...count, day: DAYS[0], people: 1 },
    ])
    const figures = await (await read('links_openings')).json()
    const own = figures.LINKS.find(({ LINK_CODE }: { LINK_CODE: string }) => LINK_CODE === made.CODE)
    expect([own.PEOPLE[0], own.PEOPLE.at(-1), own.PEOPLE.length]).toEqual([1, 7, 30])
    expect(own.MARKS).toEqual([
      { BY: 'poster', PLACE: '7', PEOPLE: 4 },
      { BY: 'link', PLACE: '', PEOPLE: 4 },
    ])
  })

  it('has a code as SVG and PNG; a pale colour, and a place of nobody, are refused', async () => {
    const { json: made } = await add({ word: 'kartinka' })
    const svg = await read(`links/${made.CODE}/qr?format=svg&color=9c4526`)
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(await svg.text()).toContain('#9c4526')
    const { COLOR, HAS_LOGO } = await (await read('links_openings')).json()
    expect(HAS_LOGO).toBe(false)
    const own = await read(`links/${made.CODE}/qr?color=${encodeURIComponent(COLOR)}`)
    expect(await own.text()).toContain(`fill="${COLOR}"`)
    const png = await read(`links/${made.CODE}/qr?format=png`)
    expect(
      Buffer.from(await png.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    const pale = await read(`links/${made.CODE}/qr?color=ffd60a`)
    expect([pale.status, (await pale.json()).error.fields]).toEqual([
      422,
      { color: ['Выберите цвет темнее: код такого цвета камеры не читают.'] },
    ])
    expect((await read(`links/${made.CODE}/qr?place=99`)).status).toBe(404)
    expect((await read(`links/${made.CODE}/qr`, other, '1002')).status).toBe(404)
  })

  it.each(['poster', 'stand', 'sticker', 'door'])('has a %s in four languages', async (kind) => {
    const { json: made } = await add()
    const { json: place } = await write('POST', 'link-places', { VALUE: { name: `Ресепшен ${kind}` } })
    const calls = {
      ru: 'Запишитесь на приём',
      kk: 'Қабылдауға жазылыңыз',
      uz: 'Qabulga yoziling',
      en: 'Book a visit',
    }
    for (const [lang, title] of Object.entries(calls)) {
      const answer = await read(`links/${made.CODE}/sheet?kind=${kind}&lang=${lang}&place=${place.CODE}`)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
      const { text, totalPages } = await extractText(pdf)
      const words = text.join(' ').replace(/\s+/g, ' ')
      expect(totalPages).toBe(1)
      expect(words).toContain(title)
      expect(words).toContain(`/s/${made.VALUE.word}`)
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: lang })
    }
  })

  it('is read by who has the section, and by nobody else', async () => {
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, '1001', 'registrar')
    for (const path of ['links', 'links_openings', 'links_slug', 'links/1/qr'])
      expect((await read(path, registrar)).status).toBe(403)
    const rows = await db.orm.select().from(linkSlug)
    expect(rows.length).toBeGreaterThan(5)
  })
})
