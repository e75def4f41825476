import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import cabinets, { type Cabinet } from '../../schemas/areas/cabinets.ts'
import type { Backend } from '../create-backend.ts'
import { accessCode, membership } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { authorization, call, sendTo } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { openWithOwner } from '../test/open-with-owner.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'

const company = '1001'
const cabinet: Cabinet = {
  name: { ru: 'На Сейфуллина', kk: 'Сейфуллинде' },
  address: { ru: 'пр. Сейфуллина, 5' },
  point: { latitude: 43.25, longitude: 76.93 },
  phones: ['+77001112233'],
  timezone: 'Asia/Almaty',
  hours: {
    week: [{ day: 1, intervals: [{ from: '09:00', to: '18:00' }] }],
    exceptions: [{ date: '2026-12-16', intervals: [], note: { ru: 'День независимости' } }],
  },
  photos: [],
}

describe.each(await testDatabases())('on $name, cabinets (R95)', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let heard: string[]
  beforeAll(async () => {
    ;({ db, backend, owner, heard } = await openWithOwner(open, company))
  })
  afterAll(() => db.close())

  const read = async (person: SignedIn, path: string, cabinetCode = '0') => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/${cabinetCode}/${path}`, {
      cookie: person.cookie,
    })
    return { status: answer.status, json: await answer.json() }
  }
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, person = owner) => {
    const answer = await sendTo(backend, `/api/w-business/kk/${company}/0/${path}`, {
      method,
      body,
      headers: { cookie: person.cookie },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const shown = async () => {
    const answer = await call(backend, `/api/front/ru/v1/cabinets?filter[company]=${company}`)
    return ((await answer.json()) as { data: Record<string, unknown>[] }).data
  }
  const codes = async () => (await shown()).map(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE)

  it('are made, changed and seen by everybody at once', async () => {
    heard.length = 0
    const made = await send('POST', 'cabinets', { VALUE: cabinet })
    expect(made).toMatchObject({
      status: 201,
      json: { CODE: '13', REVISION: 1, POSITION: 2, VALUE: cabinet },
    })
    await expect.poll(() => heard).toContain(`cabinets:${company}`)
    const { photos: _, ...rest } = cabinet
    const changed = await send('PUT', 'cabinets/13', {
      REVISION: 1,
      VALUE: { ...rest, name: { ru: 'Новое имя' }, photos: [] },
    })
    expect(changed).toMatchObject({ status: 200, json: { REVISION: 2 } })
    expect((await shown()).at(-1)).toMatchObject({ NAME: 'Новое имя', NAME_KK: null, LATITUDE: 43.25 })
    expect((await read(owner, 'cabinets/13')).json.VALUE).toEqual({ ...cabinet, name: { ru: 'Новое имя' } })
  })

  it('of a seed are what their schema says', async () => {
    const { json } = await read(owner, 'cabinets')
    const { json: first } = await read(owner, 'cabinets/11')
    expect(json.data.map(({ CODE }: { CODE: string }) => CODE).slice(0, 2)).toEqual(['11', '12'])
    const again = await send('PUT', 'cabinets/11', { VALUE: first.VALUE, REVISION: first.REVISION })
    expect(again.status).toBe(200)
    expect(Object.keys(first.VALUE).every((key) => key in cabinets.schema.properties)).toBe(true)
  })

  it('tell the other version where two people change one (412)', async () => {
    const { json } = await read(owner, 'cabinets/12')
    const mine = { ...json.VALUE, name: { ru: 'Моё' } }
    const theirs = { ...json.VALUE, name: { ru: 'Чужое' } }
    const save = (VALUE: unknown) => send('PUT', 'cabinets/12', { VALUE, REVISION: json.REVISION })
    const both = await Promise.all([save(theirs), save(mine)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    const refused = both.find(({ status }) => status === 412)?.json.error
    const winner = (await read(owner, 'cabinets/12')).json
    expect(refused).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { REVISION: winner.REVISION, VALUE: winner.VALUE },
    })
  })

  it.each([
    [{ name: {} }, 'VALUE[name][ru]', ['name', 'ru'], 'required'],
    [{ phones: ['+7700'] }, 'VALUE[phones][0]', ['phones', 0], 'phone'],
    [{ phones: ['+77001112233', '+77001112233'] }, 'VALUE[phones][1]', ['phones', 1], 'repeated'],
    [{ point: { latitude: 91, longitude: 0 } }, 'VALUE[point][latitude]', ['point', 'latitude'], 'maximum'],
    [{ timezone: 'Mars/Base' }, 'VALUE[timezone]', ['timezone'], 'choice'],
    [{ extra: 1 }, 'VALUE[extra]', ['extra'], 'extra'],
    [
      { photos: [{ src: '/images/demo/other', width: 9, height: 9, alt: { ru: 'Чужое' } }] },
      'VALUE[photos][0][src]',
      ['photos', 0, 'src'],
      'picture',
    ],
  ])('with %j are refused at their field', async (part, field, path, code) => {
    const { status, json } = await send('POST', 'cabinets', { VALUE: { ...cabinet, ...part } })
    expect(status).toBe(422)
    expect(Object.keys(json.error.fields)).toEqual([field])
    expect(json.error.fields[field][0]).toMatch(/[әғқңөұүһі]/i)
    expect(json.error.data.PROBLEMS).toEqual([expect.objectContaining({ path, code })])
  })

  it('stand in the order that they are put in; the first is the main one', async () => {
    expect((await send('PUT', 'cabinets_order', { CODE: '11', AFTER: '13' })).status).toBe(204)
    expect(await codes()).toEqual(['12', '13', '11'])
    expect((await shown()).map(({ IS_MAIN }) => IS_MAIN)).toEqual([true, false, false])
    for (const [CODE, AFTER, status] of [
      ['12', '99', 409],
      ['99', null, 409],
      ['12', '12', 400],
    ])
      expect((await send('PUT', 'cabinets_order', { CODE, AFTER })).status).toBe(status)
  })

  it('in which doctors see patients stay; others go, with the access to them', async () => {
    const busy = await send('DELETE', 'cabinets/11')
    expect(busy).toMatchObject({ status: 409, json: { error: { code: 'CABINET_IN_USE' } } })
    expect(busy.json.error.data.SPECIALISTS.length).toBeGreaterThan(0)
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, company, 'doctor', { cabinets: ['11', '13'] })
    await send('POST', 'staff/access_codes', { ROLE: 'doctor', CABINET: '13' })
    expect((await send('DELETE', 'cabinets/13')).status).toBe(204)
    expect((await send('DELETE', 'cabinets/13')).status).toBe(404)
    expect(await codes()).toEqual(['12', '11'])
    const [row] = await db.orm.select().from(membership).where(eq(membership.account, doctor.account.id))
    expect(row?.cabinets).toEqual(['11'])
    expect((await db.orm.select().from(accessCode))[0]?.revokedAt).not.toBeNull()
  })

  it('are read by those who work there and changed by the owner only', async () => {
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, company, 'registrar', { cabinets: ['12'] })
    expect((await read(registrar, 'cabinets', '12')).json).toMatchObject({
      data: [{ CODE: '12' }],
      meta: { total: 1 },
    })
    expect((await read(registrar, 'cabinets/11', '12')).status).toBe(403)
    expect((await read(registrar, 'cabinets')).status).toBe(403)
    const manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'manager')
    expect((await send('POST', 'cabinets', { VALUE: cabinet }, manager)).status).toBe(403)
    expect((await send('DELETE', 'cabinets/12', undefined, manager)).status).toBe(403)
  })

  it('are changed by the owner of one of them, who adds and removes none, and leaves the others alone', async () => {
    const head = await addPerson(db)
    await addStaff(db, head.account, company, 'owner', { cabinets: ['12'] })
    const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const answer = await sendTo(backend, `/api/w-business/ru/${company}/12/${path}`, {
        method,
        body,
        headers: { cookie: head.cookie },
      })
      return answer.status
    }
    const own = (await read(head, 'cabinets/12', '12')).json
    const other = (await read(owner, 'cabinets/11')).json
    const changed = ({ VALUE, REVISION }: typeof own) => ({ VALUE, REVISION })
    expect(await write('PUT', 'cabinets/12', changed(own))).toBe(200)
    expect(await write('PUT', 'cabinets/11', changed(other))).toBe(403)
    expect(await write('POST', 'cabinets', { VALUE: cabinet })).toBe(403)
    expect(await write('DELETE', 'cabinets/12')).toBe(403)
    expect(await write('POST', 'cabinets_bulk', { ACTION: 'remove', CODES: ['12'] })).toBe(403)
    expect((await read(head, 'doctors', '12')).status).toBe(200)
  })

  const upload = async (bytes: Uint8Array<ArrayBuffer>, name = 'room.png') => {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type: 'image/png' }))
    // As a browser sends it, with its length.
    const packed = new Response(form)
    const body = await packed.arrayBuffer()
    const request = new Request(`http://api.test/api/w-business/kk/${company}/0/cabinets_pictures`, {
      method: 'POST',
      body,
      headers: {
        authorization,
        cookie: owner.cookie,
        origin: 'http://api.test',
        'content-type': packed.headers.get('content-type') ?? '',
        'content-length': String(body.byteLength),
      },
    })
    const answer = await backend.fetch(request)
    return { status: answer.status, json: await answer.json() }
  }

  it('have pictures of their own, drawn anew (C-9), or of the library, and none of other companies', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const { status, json } = await upload(new Uint8Array(png), '../../../etc/passwd')
    expect(status).toBe(201)
    expect(json).toMatchObject({
      width: 60,
      height: 40,
      src: expect.stringMatching(/^\/images\/cabinets\/1001\/[0-9a-f]{32}$/),
    })
    const kept = await testFiles.read(`media${json.src.slice('/images'.length)}.webp`)
    expect((await sharp(kept).metadata()).format).toBe('webp')
    const photo = { ...json, alt: { ru: 'Приёмная' } }
    const fromLibrary = { ...photo, src: '/images/site/1001/room', alt: { ru: 'Коридор' } }
    const photos = [photo, fromLibrary]
    const ofOthers = { ...photo, src: '/images/site/1002/room' }
    expect((await send('POST', 'cabinets', { VALUE: { ...cabinet, photos: [ofOthers] } })).status).toBe(422)
    const made = await send('POST', 'cabinets', { VALUE: { ...cabinet, photos } })
    expect(made.json.VALUE.photos).toEqual(photos)
    const { json: list } = await read(owner, 'cabinets')
    const listed = list.data.find(({ CODE }: { CODE: string }) => CODE === made.json.CODE)
    expect(listed.VALUE.photos).toEqual([photo])
  })

  it('take no file that is not a picture', async () => {
    expect((await upload(new TextEncoder().encode('<svg onload="alert(1)"/>'))).status).toBe(422)
    expect((await upload(new Uint8Array(6 * 1024 * 1024))).status).toBe(422)
    expect((await send('POST', 'cabinets_pictures', new FormData())).status).toBe(422)
  })
})
