import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AreaRow } from '../../schemas/api/area.ts'
import news from '../../schemas/areas/news.ts'
import type { Article } from '../../schemas/articles/article-schema.ts'
import { worker as publishing } from '../areas/every/publish-due-rows.worker.ts'
import { areas } from '../areas/registry.ts'
import type { Backend } from '../create-backend.ts'
import { company as companies, newsDraft } from '../database/tables/index.ts'
import { publishDueRows } from '../kit/area/calls/publish-due-rows.ts'
import type { Database } from '../kit/database/database.ts'
import { startWorker } from '../kit/worker/start-worker.ts'
import { call, sendTo } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testMeans } from '../test/means.ts'
import { openWithOwner } from '../test/open-with-owner.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { countViews } from './count-views.ts'

const company = '1001'
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe.each(await testDatabases())('on $name, news and materials of a clinic', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let editor: SignedIn
  let heard: string[]
  beforeAll(async () => {
    ;({ db, backend, owner, heard } = await openWithOwner(open, company))
    editor = await addPerson(db)
    await addStaff(db, editor.account, company, 'editor')
  })
  afterAll(() => db.close())

  const read = async (path: string, { cookie } = owner) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/0/${path}`, { cookie })
    return { status: answer.status, json: await answer.json() }
  }
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, person = owner) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
      method,
      body,
      headers: { cookie: person.cookie },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const value = (ru: string, more: Partial<Article> = {}): Article => ({ title: { ru }, tags: [], ...more })
  const write = async (ru: string, more: Partial<Article> = {}, area = 'news'): Promise<AreaRow> => {
    const { status, json } = await send('POST', area, { VALUE: value(ru, more) })
    expect([status, json.STATUS]).toEqual([201, 'draft'])
    return json
  }
  const publish = (row: AreaRow, more: object = {}, person = owner, area = 'news') =>
    send('POST', `${area}/${row.CODE}/publish`, { REVISION: row.REVISION, ...more }, person)
  const published = async (ru: string, more: Partial<Article> = {}, area = 'news'): Promise<AreaRow> => {
    const { status, json } = await publish(await write(ru, more, area), {}, owner, area)
    expect(status).toBe(200)
    return json
  }
  const seen = async (path: string) => {
    const answer = await call(backend, `/api/front/ru/v1/${path}`)
    return answer.status === 200 ? await answer.json() : answer.status
  }

  it('name the doctors that may be their authors to whoever writes them, and nothing else of the doctors', async () => {
    expect((await read('doctors', editor)).status).toBe(403)
    const { status, json } = await read('news_names/doctors', editor)
    expect(status).toBe(200)
    expect(json.length).toBeGreaterThan(0)
    for (const { CODE, VALUE } of json) {
      expect(CODE).toEqual(expect.any(String))
      expect(['lastName', 'name', 'middleName']).toEqual(expect.arrayContaining(Object.keys(VALUE)))
    }
    expect((await read('news_names/services', editor)).status).toBe(404)
  })

  it('that the seed has are in the lists, published', async () => {
    for (const [area, count] of [
      ['news', 15],
      ['materials', 14],
    ]) {
      const { json } = await read(`${area}?filter[status]=published&page[size]=100`)
      expect(json.data).toHaveLength(Number(count))
      expect(json.data[0]).toMatchObject({ PUBLISHED: 1, PUBLISH_AT: null, VIEWS: 0 })
    }
    expect((await read('news-categories')).json.data.map(({ VALUE }: AreaRow) => VALUE.title)).toEqual([
      { ru: 'События', kk: 'Оқиғалар' },
      { ru: 'Здоровье' },
    ])
  })

  it('are seen by nobody but staff until they are published, and then as they were written', async () => {
    const image = { src: '/images/news/1001/room', width: 800, height: 600, alt: { ru: 'Комната' } }
    const row = await write('Новый кабинет', {
      ...news.example,
      title: { ru: 'Новый кабинет', kk: 'Жаңа кабинет' },
      image,
      category: '1',
    })
    expect(row.SLUG).toBe('novyy-kabinet')
    expect(await seen('news/novyy-kabinet')).toBe(404)
    expect((await read(`news/${row.CODE}/preview`)).json).toMatchObject({
      slug: 'novyy-kabinet',
      TITLE_KK: 'Жаңа кабинет',
      CONTENT: expect.stringContaining('Комната работает'),
    })
    heard.length = 0
    expect((await publish(row)).json).toMatchObject({ STATUS: 'published', PUBLISHED: 1, REVISION: 1 })
    await expect
      .poll(() => heard)
      .toEqual(expect.arrayContaining(['news', 'news:1001', 'news-item:novyy-kabinet']))
    expect(await seen('news/novyy-kabinet')).toMatchObject({
      TITLE: 'Новый кабинет',
      TITLE_KK: 'Жаңа кабинет',
      IMAGE: { SRC: image.src },
      DATE: '2026-11-18T05:00:00Z',
      AUTHOR: 'Айгерим Сапарова',
      AUTHOR_EN: 'Aigerim Saparova',
      SOURCE: 'https://example.kz/news/1',
      TAGS: ['дети'],
      VIEWS: 0,
      redirect: false,
    })
    const { data } = await seen(`news?filter[company]=${company}&page[size]=100`)
    expect(data.map(({ slug }: { slug: string }) => slug)).toContain('novyy-kabinet')
  })

  it('that are changed are seen as before, until the change is published', async () => {
    const row = await published('Расписание')
    await expect.poll(() => heard).toContain(`news-item:${row.SLUG}`)
    heard.length = 0
    const changed = await send('PUT', `news/${row.CODE}`, { VALUE: value('Расписание на лето'), REVISION: 1 })
    expect(changed.json).toMatchObject({ STATUS: 'published', PUBLISHED: 1, REVISION: 2 })
    expect(await seen(`news/${row.SLUG}`)).toMatchObject({ TITLE: 'Расписание' })
    expect(heard).toEqual([])
    await publish(changed.json)
    expect(await seen(`news/${row.SLUG}`)).toMatchObject({ TITLE: 'Расписание на лето' })
  })

  it('are not published as somebody else has changed them meanwhile', async () => {
    const row = await write('Двое')
    await send('PUT', `news/${row.CODE}`, { VALUE: value('Двое других'), REVISION: 1 }, editor)
    const { status, json } = await publish(row)
    expect([status, json.error.data.VALUE.title.ru]).toEqual([412, 'Двое других'])
    expect(json.error.data.UPDATED_BY).toContain(editor.account.lastName)
    expect(await seen(`news/${row.SLUG}`)).toBe(404)
  })

  it('are taken down, and published again as of the same day', async () => {
    const row = await published('Временная')
    const taken = await send('POST', `news/${row.CODE}/unpublish`)
    expect(taken.json).toMatchObject({ STATUS: 'archived', PUBLISHED: null })
    expect(await seen(`news/${row.SLUG}`)).toBe(404)
    const again = await publish(taken.json)
    expect(again.json).toMatchObject({ STATUS: 'published', PUBLISHED_AT: row.PUBLISHED_AT })
    expect(await seen(`news/${row.SLUG}`)).toMatchObject({ TITLE: 'Временная' })
  })

  it('that are removed are gone from the site', async () => {
    const row = await published('Лишняя')
    heard.length = 0
    expect((await send('DELETE', `news/${row.CODE}`)).status).toBe(204)
    expect(await seen(`news/${row.SLUG}`)).toBe(404)
    await expect.poll(() => heard).toContain(`news-item:${row.SLUG}`)
  })

  it.each(['publish', 'unpublish', 'schedule'])(
    'are written by an editor, to whom %s belongs only if it was granted',
    async (what) => {
      const row = await write('Правка редактора')
      const change = await send('PUT', `news/${row.CODE}`, { VALUE: row.VALUE, REVISION: 1 }, editor)
      expect([change.status, change.json.STATUS]).toEqual([200, 'draft'])
      const refused =
        what === 'publish'
          ? await publish(change.json, {}, editor)
          : await send(what === 'schedule' ? 'DELETE' : 'POST', `news/${row.CODE}/${what}`, undefined, editor)
      expect(refused.status).toBe(403)
    },
  )

  describe('that are scheduled', () => {
    it('go live once, at their instant, as they are by then', async () => {
      const row = await write('Завтра')
      const at = hoursFromNow(24)
      expect((await publish(row, { PUBLISH_AT: at })).json).toMatchObject({
        STATUS: 'scheduled',
        PUBLISH_AT: at,
        PUBLISHED: null,
      })
      await send('PUT', `news/${row.CODE}`, { VALUE: value('Послезавтра'), REVISION: 1 })
      const scheduled = await read('scheduled_articles', editor)
      expect(scheduled.json).toMatchObject([
        { AREA: 'news', CODE: row.CODE, TITLE: { ru: 'Послезавтра' }, AT: at.replace('.000Z', 'Z') },
      ])
      const wait = await publishDueRows(db, areas.values())
      expect(wait).toBeGreaterThan(80_000_000)
      expect(await seen(`news/${row.SLUG}`)).toBe(404)
      await publishDueRows(db, areas.values(), undefined, sql`now() + interval '25 hours'`)
      expect(await seen(`news/${row.SLUG}`)).toMatchObject({ TITLE: 'Послезавтра' })
      expect((await read(`news/${row.CODE}`)).json).toMatchObject({
        STATUS: 'published',
        PUBLISHED: 2,
        PUBLISH_AT: null,
      })
      expect((await read('scheduled_articles')).json).toEqual([])
    })
    it('go live by themselves, without a change', async () => {
      const worker = await startWorker(publishing, testMeans(db))
      const row = await write('Скоро')
      await publish(row, { PUBLISH_AT: new Date(Date.now() + 1500).toISOString() })
      await expect.poll(() => seen(`news/${row.SLUG}`)).toMatchObject({ TITLE: 'Скоро' })
      await worker.stop()
    })
    it('stay drafts if that is cancelled, and what is published stays so', async () => {
      const row = await write('Отменённая')
      await publish(row, { PUBLISH_AT: hoursFromNow(1) })
      const cancelled = await send('DELETE', `news/${row.CODE}/schedule`)
      expect(cancelled.json).toMatchObject({ STATUS: 'draft', PUBLISH_AT: null })
      const shown = await published('Видимая')
      await publish(shown, { PUBLISH_AT: hoursFromNow(1) })
      expect((await read(`news/${shown.CODE}`)).json).toMatchObject({ STATUS: 'published' })
      expect((await send('DELETE', `news/${shown.CODE}/schedule`)).json).toMatchObject({
        STATUS: 'published',
        PUBLISH_AT: null,
      })
    })
    it.each([
      ['the past', hoursFromNow(-1), 422],
      ['a day without an hour', '2099-01-01', 422],
      ['a month that there is not', '2099-13-01T10:00:00Z', 422],
    ])('are refused %s', async (_, PUBLISH_AT, expected) => {
      const row = await write('Не тогда')
      expect((await publish(row, { PUBLISH_AT })).status).toBe(expected)
    })
  })

  describe('values', () => {
    it.each([
      [{ redirect: 'javascript:alert(1)' }, ['redirect'], 'urlOrPath'],
      [{ redirect: '//other.site' }, ['redirect'], 'urlOrPath'],
      [{ source: 'example.kz' }, ['source'], 'url'],
      [{ tags: ['дети', 'дети'] }, ['tags', 1], 'repeated'],
      [{ category: '99' }, ['category'], 'reference'],
      [{ author: 'none' }, ['author'], 'reference'],
      [{ title: { ru: ' ' } }, ['title', 'ru'], 'blank'],
      [{ date: 'вчера' }, ['date'], 'instant'],
      [
        { image: { src: '/images/news/1002/room', width: 1, height: 1, alt: { ru: 'Чужая' } } },
        ['image', 'src'],
        'picture',
      ],
    ])('like %j are refused at their field', async (part, path, code) => {
      const { status, json } = await send('POST', 'news', {
        VALUE: value('Неверная', part as Partial<Article>),
      })
      expect(status).toBe(422)
      expect(json.error.data.PROBLEMS).toEqual([expect.objectContaining({ path, code })])
    })
    it('lead a reader elsewhere where they say so (B-11)', async () => {
      const row = await published('Переезд', { redirect: '/contacts' })
      expect(await seen(`news/${row.SLUG}`)).toMatchObject({ redirect: true, url: '/contacts' })
      expect((await read(`news/${row.CODE}/preview`)).json).toMatchObject({ redirect: false })
    })
    it('name a doctor as the author, in each language, and follow the doctor’s card', async () => {
      const { json } = await read('doctors')
      const doctor: AreaRow = json.data[0]
      const row = await published('От врача', { author: doctor.CODE })
      const full = (await read(`doctors/${doctor.CODE}`)).json
      expect((await seen(`news/${row.SLUG}`)).WRITER).toMatchObject({ slug: expect.any(String) })
      const { lastName } = full.VALUE
      expect((await seen(`news/${row.SLUG}`)).AUTHOR).toContain(lastName.ru)
      const renamed = { ...full.VALUE, lastName: { ru: 'Новосёлова', en: 'Novosyolova' } }
      await send('PUT', `doctors/${doctor.CODE}`, { VALUE: renamed, REVISION: full.REVISION })
      const after = await call(backend, `/api/front/ru/v1/news/${row.SLUG}`)
      expect(after.headers.get('cache-tag')).toContain('specialists:1001')
      expect(await after.json()).toMatchObject({
        AUTHOR: expect.stringContaining('Новосёлова'),
        AUTHOR_EN: expect.stringContaining('Novosyolova'),
      })
    })
  })

  describe('addresses', () => {
    it('are of one article of all clinics, and stay when the title changes', async () => {
      const [one, two] = [await write('Одна и та же'), await write('Одна и та же')]
      expect([one.SLUG, two.SLUG]).toEqual(['odna-i-ta-zhe', 'odna-i-ta-zhe-2'])
      const { json } = await send('PUT', `news/${one.CODE}`, { VALUE: value('Другая'), REVISION: 1 })
      expect(json.SLUG).toBe('odna-i-ta-zhe')
    })
    it('exist for titles without a letter', async () => {
      expect((await write('???')).SLUG).toBe('news')
    })
  })

  describe('categories', () => {
    it('of what has none are the general one', async () => {
      const row = await published('Без рубрики', {}, 'materials')
      expect((await seen(`material_page/${row.SLUG}`)).CATEGORY).toMatchObject({
        slug: 'general',
        TITLE: 'Общее',
      })
    })
    it('are added, renamed and moved, and seen at once', async () => {
      const { json } = await send('POST', 'news-categories', { VALUE: { title: { ru: 'Акции' } } })
      await send('PUT', `news-categories/${json.CODE}`, {
        VALUE: { title: { ru: 'Скидки', uz: 'Chegirmalar' } },
        REVISION: 1,
      })
      await send('PUT', 'news-categories_order', { CODE: json.CODE, AFTER: null })
      const { data } = await seen(`news_category?filter[company]=${company}`)
      expect(data[0]).toMatchObject({ slug: 'aktsii', TITLE: 'Скидки', TITLE_UZ: 'Chegirmalar' })
      expect((await send('DELETE', `news-categories/${json.CODE}`)).status).toBe(204)
    })
    it('are never called as the further pages of a list are', async () => {
      await send('POST', 'news-categories', { VALUE: { title: { ru: 'Page' } } })
      const { data } = await seen(`news_category?filter[company]=${company}`)
      const called = data.find(({ TITLE }: { TITLE: string }) => TITLE === 'Page')
      expect(called.slug).toBe('page-2')
    })
    it('stay while an article or a draft is in them', async () => {
      const { json } = await send('POST', 'news-categories', { VALUE: { title: { ru: 'Занятая' } } })
      const row = await published('В рубрике', { category: json.CODE })
      await send('PUT', `news/${row.CODE}`, { VALUE: value('В рубрике'), REVISION: 1 })
      const refused = await send('DELETE', `news-categories/${json.CODE}`)
      expect([refused.status, refused.json.error.code]).toEqual([409, 'CATEGORY_IN_USE'])
      expect(await seen(`news/${row.SLUG}`)).toMatchObject({ TITLE: 'В рубрике' })
    })
  })

  describe('the list for staff (A13)', () => {
    const list = async (cookie?: string) => {
      const path = `/api/api-front2/ru/v1/news?filter[company]=${company}&page[size]=100`
      const answer = await call(backend, path, cookie === undefined ? {} : { cookie })
      expect(answer.headers.get('cache-control')).toContain('no-store')
      return (await answer.json()).data as { slug: string; STATUS: string }[]
    }
    it('has drafts for those who may read news of the company, with the factor that it requires, and for nobody else', async () => {
      const { SLUG } = await write('Только для своих')
      const stranger = await addPerson(db)
      await addStaff(db, stranger.account, '1002', 'owner')
      const doctor = await addPerson(db)
      await addStaff(db, doctor.account, company, 'doctor')
      expect((await list(editor.cookie)).find(({ slug }) => slug === SLUG)?.STATUS).toBe('draft')
      for (const cookie of [undefined, stranger.cookie, doctor.cookie]) {
        const all = await list(cookie)
        expect(all.map(({ slug }) => slug)).not.toContain(SLUG)
        expect(new Set(all.map(({ STATUS }) => STATUS))).toEqual(new Set(['published']))
      }
      const requireFactor = (staffFactorFrom: Date | null) =>
        db.orm.update(companies).set({ staffFactorFrom }).where(eq(companies.code, company))
      await requireFactor(new Date())
      expect((await list(editor.cookie)).map(({ slug }) => slug)).not.toContain(SLUG)
      await requireFactor(null)
    })
    it('has the draft of what is published, too', async () => {
      const row = await published('Было')
      await send('PUT', `news/${row.CODE}`, { VALUE: value('Стало'), REVISION: 1 })
      expect((await list(owner.cookie)).find(({ slug }) => slug === row.SLUG)).toMatchObject({
        TITLE: 'Стало',
      })
      expect((await list()).find(({ slug }) => slug === row.SLUG)).toMatchObject({ TITLE: 'Было' })
    })
  })

  it('drafts are read by nobody of another clinic', async () => {
    const { CODE } = await write('Секрет')
    const stranger = await addPerson(db)
    await addStaff(db, stranger.account, '1002', 'owner')
    expect((await read(`news/${CODE}/preview`, stranger)).status).toBe(403)
    expect((await read('news/none/preview')).status).toBe(404)
  })

  it('count how often they were opened, also while they are changed', async () => {
    const row = await published('Читаемая')
    await countViews(db.orm, 'news', new Map([[row.SLUG ?? '', 3]]))
    await countViews(
      db.orm,
      'news',
      new Map([
        [row.SLUG ?? '', 2],
        ['none', 7],
      ]),
    )
    expect(await seen(`news/${row.SLUG}`)).toMatchObject({ VIEWS: 5 })
    expect((await read('news?sort=-views&page[size]=1')).json.data[0]).toMatchObject({
      CODE: row.CODE,
      VIEWS: 5,
      REVISION: row.REVISION,
    })
    const [stored] = await db.orm
      .select()
      .from(newsDraft)
      .where(eq(newsDraft.slug, row.SLUG ?? ''))
    expect(stored?.updatedAt.toISOString()).toBe(row.UPDATED_AT)
  })
})
