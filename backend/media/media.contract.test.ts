import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MediaItem } from '../../schemas/api/media.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { customPage, media, page, siteChange, siteDraft } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { pictureFile } from '../kit/files/store.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { mostMedia } from './add-media.ts'

const company = '1001'
const shown = '/images/site/1001/00000000000000000000000000000001'
const picture = { src: shown, width: 800, height: 600, color: '#aabbcc', alt: { ru: 'Кабинет', uz: 'Xona' } }
const pageWith = (src: string) => ({
  title: { ru: 'О клинике' },
  blocks: [{ id: 'p', type: 'image', v: 1, props: { image: { ...picture, src } } }],
})

describe.each(await testDatabases())('on $name, the media library', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let analyst: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    owner = await addPerson(db)
    await addStaff(db, owner.account, company, 'owner')
    analyst = await addPerson(db)
    await addStaff(db, analyst.account, company, 'analyst')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteDraft, siteChange, media]) await db.orm.delete(table)
    await seedDatabase(db, smallSeed)
  })

  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, who = owner) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/media${path}`, {
      method,
      body,
      headers: { cookie: who.cookie },
    })
    const text = await answer.text()
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) }
  }
  const upload = (bytes: Uint8Array<ArrayBuffer> | string, name: string, who = owner, type = '') => {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type }))
    return send('POST', '/upload', form, who)
  }
  const library = async (locale = 'ru'): Promise<MediaItem[]> => {
    const answer = await call(backend, `/api/business-api-front2/${locale}/${company}/0/media`, {
      cookie: owner.cookie,
    })
    return (await answer.json()).data
  }
  const photo = async (width = 400, height = 200) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .jpeg()
        .toBuffer(),
    )
  const showOnPage = (src: string, slug = 'rooms') =>
    db.orm.insert(page).values({ company, slug, content: JSON.stringify(pageWith(src)) })
  const bodyOf = ({ NAME, ALT, FOCUS, CROP }: MediaItem) => ({ NAME, ALT, FOCUS, CROP })

  it('takes a photo of 20 MB from a phone, makes it smaller, and lists it first', async () => {
    // Metadata of a camera beside the pixels makes this one as heavy as a real one.
    const large = Buffer.concat([await photo(4600, 3400), Buffer.alloc(20 * 1024 * 1024)])
    const { status, json } = await upload(new Uint8Array(large), 'C:\\DCIM\\Ресепшен.JPG')
    expect(status).toBe(201)
    expect(json).toMatchObject({ KIND: 'picture', NAME: 'Ресепшен', WIDTH: 2880, HEIGHT: 2129, USED: [] })
    expect(json.BYTES).toBeLessThan(large.byteLength)
    const [first] = await library()
    expect(first).toEqual(json)
  })

  it('takes HEIC, SVG and PDF, and draws pictures anew', async () => {
    const heic = await upload(
      new Uint8Array(readFileSync('backend/kit/pictures/fixtures/photo.heic')),
      'IMG_1.HEIC',
    )
    expect(heic.json).toMatchObject({ KIND: 'picture', WIDTH: 192, HEIGHT: 256, NAME: 'IMG_1' })
    const svg = await upload(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" onload="alert(1)"><script>alert(1)</script><rect width="1" height="1"/></svg>',
      'logo.svg',
    )
    expect(svg.json).toMatchObject({ KIND: 'picture', WIDTH: 1600, HEIGHT: 800 })
    const stored = await testFiles.read(pictureFile(svg.json.SRC) ?? '')
    expect((await sharp(stored).metadata()).format).toBe('webp')
    const pdf = await upload('%PDF-1.4 prices\n%%EOF', 'Прайс-лист 2026.pdf')
    expect(pdf.json).toMatchObject({ KIND: 'file', NAME: 'Прайс-лист 2026', BYTES: 21, WIDTH: null })
    expect(pdf.json.SRC).toMatch(/^\/files\/site\/1001\/[0-9a-f]{32}\.pdf$/)
  })

  const noFit = 'Этот файл не подходит. Годятся фото JPG, PNG, WebP и HEIC, рисунок SVG и документ PDF.'

  it.each([
    [
      'a renamed executable',
      'photo.jpg',
      'MZ\u0090\u0000\u0003 This program cannot be run in DOS mode',
      noFit,
    ],
    [
      'a document that was not downloaded completely',
      'prices.pdf',
      '%PDF-1.4 prices',
      'Документ скачан не до конца или повреждён: откройте его, сохраните заново в PDF и загрузите ещё раз.',
    ],
    ['a page', 'photo.svg', '<!doctype html><svg onload="alert(1)"></svg>', noFit],
    [
      'a broken photo',
      'photo.heic',
      '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic',
      'Файл повреждён или скачан не до конца: откройте его, сохраните заново в JPG или PNG и загрузите ещё раз.',
    ],
    [
      'a drawing that loads a file of the server',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd" width="2" height="1"/></svg>',
      'В рисунке есть то, что здесь пропало бы: ссылки на другие файлы, шрифты или текст веб-страницы. Сохраните его в PNG.',
    ],
    [
      'a drawing that never ends',
      'a.svg',
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(280_000)}`,
      'Рисунок слишком сложный: упростите его или сохраните в PNG.',
    ],
  ])('refuses %s with a clear word', async (_, name, bytes, word) => {
    const { status, json } = await upload(bytes, name, owner, 'image/jpeg')
    expect(status).toBe(422)
    expect(json.error.fields.file).toEqual([word])
  })

  it('refuses more than 25 MB with a clear word', async () => {
    const { status, json } = await upload(new Uint8Array(25 * 1024 * 1024 + 1), 'a.pdf')
    expect(status).toBe(422)
    expect(json.error.fields.file).toEqual(['Файл слишком большой: нужно не больше 25 МБ.'])
  })

  it('refuses a file once it is full, and keeps nothing of it', async () => {
    const rows = Array.from({ length: mostMedia }, (_, index) => ({
      company,
      code: `c${index}`,
      kind: 'video' as const,
      src: `https://video.example/${index}`,
      name: 'x',
      addedAt: new Date(),
    }))
    await db.orm.insert(media).values(rows)
    const put = vi.spyOn(testFiles, 'put')
    expect((await upload(await photo(), 'a.jpg')).status).toBe(409)
    expect(put).not.toHaveBeenCalled()
    put.mockRestore()
  })

  it('is changed by those only who may change the site', async () => {
    expect((await upload(await photo(), 'a.jpg', analyst)).status).toBe(403)
    const { json } = await upload(await photo(), 'a.jpg')
    expect((await send('DELETE', `/${json.CODE}`, undefined, analyst)).status).toBe(403)
  })

  it('has pictures that pages and doctors show already, and says where', async () => {
    await showOnPage(shown)
    const found = (await library()).find(({ SRC }) => SRC === shown)
    expect(found).toMatchObject({ WIDTH: 800, COLOR: '#aabbcc', ALT: { ru: 'Кабинет' }, ADDED_AT: null })
    const nameIn = async (locale: string) => (await library(locale)).find(({ SRC }) => SRC === shown)?.NAME
    expect([await nameIn('ru'), await nameIn('uz'), await nameIn('en')]).toEqual([
      'Кабинет',
      'Xona',
      'Кабинет',
    ])
    expect(found?.USED).toEqual([
      { KIND: 'page', ID: 'rooms', PART: 'p', NAME: 'О клинике', IS_DRAFT: true, IS_PUBLISHED: true },
    ])
  })

  it('has nothing of the pages of the product itself', async () => {
    const src = '/images/shipa/00000000000000000000000000000009'
    const blocks = [{ id: 'p', type: 'image', v: 1, props: { image: { ...picture, src } } }]
    await db.orm
      .insert(customPage)
      .values({ slug: 'product', title: { ru: 'О сайтах' }, blocks: JSON.stringify(blocks) })
    expect((await library()).map(({ SRC }) => SRC)).not.toContain(src)
    await db.orm.delete(customPage)
  })

  it('is not removed while it is used: 409 with the places; then it is', async () => {
    const { json } = await upload(await photo(), 'a.jpg')
    await showOnPage(json.SRC)
    const refused = await send('DELETE', `/${json.CODE}`)
    expect(refused.status).toBe(409)
    expect(refused.json.error).toMatchObject({
      code: 'MEDIA_IN_USE',
      data: { USED: [{ KIND: 'page', ID: 'rooms', PART: 'p' }] },
    })
    await db.orm.delete(page)
    expect((await send('DELETE', `/${json.CODE}`)).status).toBe(204)
    expect((await library()).map(({ CODE }) => CODE)).not.toContain(json.CODE)
    expect((await send('DELETE', `/${json.CODE}`)).status).toBe(404)
    // Older versions of the site may still show it.
    expect(await testFiles.read(pictureFile(json.SRC) ?? '')).toBeDefined()
  })

  it('keeps alt texts in four languages, a focal point and a name, also of what was only used before', async () => {
    await showOnPage(shown)
    const found = (await library()).find(({ SRC }) => SRC === shown) as MediaItem
    const ALT = { ru: 'Кабинет', kk: 'Кабинет', uz: 'Xona', en: 'A room' }
    const change = { ...bodyOf(found), NAME: 'Кабинет 1', ALT, FOCUS: { X: 0.25, Y: 0.75 } }
    const { status, json } = await send('PUT', `/${found.CODE}`, change)
    expect(status).toBe(200)
    expect(json).toMatchObject({ ...change, SRC: shown })
    expect((await library()).filter(({ SRC }) => SRC === shown)).toEqual([json])
    expect((await send('PUT', `/${found.CODE}`, { ...change, FOCUS: { X: 2, Y: 0 } })).status).toBe(422)
  })

  it('crops what is kept here, from the whole picture each time, and gives it back', async () => {
    const { json: whole } = await upload(await photo(400, 200), 'a.jpg')
    const cropTo = async (CROP: MediaItem['CROP']) =>
      (await send('PUT', `/${whole.CODE}`, { ...bodyOf(whole), CROP })).json as MediaItem
    const half = await cropTo({ X: 0.5, Y: 0, WIDTH: 0.5, HEIGHT: 1 })
    expect(half).toMatchObject({ CODE: whole.CODE, WIDTH: 200, HEIGHT: 200, ORIGINAL: whole.SRC })
    expect(half.SRC).not.toBe(whole.SRC)
    expect(await cropTo({ X: 0, Y: 0, WIDTH: 1, HEIGHT: 0.5 })).toMatchObject({ WIDTH: 400, HEIGHT: 100 })
    expect(await cropTo(null)).toMatchObject({ WIDTH: 400, HEIGHT: 200, ORIGINAL: null, CROP: null })
  })

  it('does not crop a picture that is kept elsewhere', async () => {
    const elsewhere = '/images/demo-dent/room-1'
    await showOnPage(elsewhere)
    const found = (await library()).find(({ SRC }) => SRC === elsewhere) as MediaItem
    expect(found.IS_CROPPABLE).toBe(false)
    const CROP = { X: 0, Y: 0, WIDTH: 0.5, HEIGHT: 0.5 }
    expect((await send('PUT', `/${found.CODE}`, { ...bodyOf(found), CROP })).status).toBe(409)
  })

  it('takes the address of a video, and nothing else as one', async () => {
    const URL = 'https://youtu.be/dQw4w9WgXcQ'
    expect((await send('POST', '/video', { URL, NAME: 'О клинике' })).json).toMatchObject({
      KIND: 'video',
      SRC: URL,
    })
    const { status, json } = await send('POST', '/video', { URL: 'https://evil.example/v', NAME: 'x' })
    expect(status).toBe(422)
    expect(json.error.fields.URL[0]).toMatch(/YouTube/)
  })
})
