import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostComments, mostLinkComments } from '../../../schemas/api/site-comments.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import {
  rateLimit,
  siteApproval,
  siteChange,
  siteComment,
  siteDraft,
  siteShare,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { siteEditor } from '../../test/clinic-site.ts'
import { testDatabases } from '../../test/databases.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'

describe.each(await testDatabases())('on $name, a comment on a site that is not published', ({ open }) => {
  let db: Database
  let backend: Backend
  let editor: Awaited<ReturnType<typeof siteEditor>>
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    editor = await siteEditor(db, backend, company, 'editor')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteComment, siteShare, siteApproval, siteChange, siteDraft, rateLimit])
      await db.orm.delete(table)
  })

  const token = async (body: object = {}) => {
    const { json } = await editor.send('POST', '/preview', body)
    return { id: json.ID, TOKEN: new URL(json.URL).searchParams.get('preview') ?? '' }
  }
  const say = async (body: object) => {
    const answer = await sendTo(backend, '/api/w-front/ru/v1/landing/shared_site/comments', { body })
    return answer.status
  }
  const list = async () => (await editor.read('/comments')).json
  const settle = async (id: string, IS_RESOLVED: boolean) => {
    await editor.send('PATCH', `/comments/${id}`, { IS_RESOLVED }).catch(() => {})
  }

  it('is left at a block by anybody who has a link, under a name', async () => {
    const { TOKEN } = await token()
    const said = { TOKEN, PAGE: '', BLOCK: 'a', NAME: 'Асель', TEXT: ' Позвоните <b>мне</b> ' }
    expect(await say(said)).toBe(204)
    expect(await list()).toMatchObject([
      {
        PAGE: 'index',
        BLOCK: 'a',
        BY: 'Асель',
        IS_GUEST: true,
        TEXT: 'Позвоните <b>мне</b>',
        RESOLVED_AT: null,
        ANSWERS: [],
        BLOCK_TYPE: 'hero',
        BLOCK_WORDS: 'Здравствуйте',
      },
    ])
    expect(await say({ ...said, PAGE: 'contacts', BLOCK: undefined })).toBe(204)
    expect((await list())[0]).toMatchObject({ PAGE: 'data:contacts', BLOCK: null })
  })

  it('is left by staff at a block of what was sent for review, and says what it was about once the block is gone', async () => {
    const path = ['pages', 'index', 'blocks', 'a']
    await editor.change(0, [{ path: [...path, 'props', 'title', 'ru'], value: 'Отправлено' }])
    await editor.send('POST', '/review', { REVISION: 1 })
    await editor.change(1, [{ path }])
    const said = { PAGE: 'index', BLOCK: 'a', TEXT: 'Короче' }
    await editor.send('POST', '/comments', { ...said, REVIEW: 1 }).catch(() => {})
    expect(await list()).toMatchObject([{ ...said, BLOCK_TYPE: 'hero', BLOCK_WORDS: 'Отправлено' }])
    expect((await editor.send('POST', '/comments', { ...said, REVIEW: 2 })).status).toBe(404)
  })

  it('is refused by a link to another page, one that is over, and without words', async () => {
    const { id, TOKEN } = await token({ PAGE: 'about' })
    const said = { TOKEN, PAGE: '', NAME: 'Асель', TEXT: 'Хорошо' }
    expect(await say(said)).toBe(404)
    expect(await say({ ...said, PAGE: 'about', TEXT: '  ' })).toBe(422)
    expect(await say({ ...said, PAGE: 'about', TEXT: 'x'.repeat(2001) })).toBe(422)
    await editor.send('DELETE', `/previews/${id}`).catch(() => {})
    expect(await say({ ...said, PAGE: 'about' })).toBe(404)
    expect(await list()).toEqual([])
  })

  it('says nothing that cannot be seen, and turns nothing round that stands beside it', async () => {
    const { TOKEN } = await token()
    const said = {
      TOKEN,
      PAGE: '',
      NAME: 'А\u202eсель\n\u0000 ',
      TEXT: '\u2066Хорошо\u202e\n<script>1</script>',
    }
    expect(await say(said)).toBe(204)
    expect(await list()).toMatchObject([{ BY: 'Асель', TEXT: 'Хорошо\n<script>1</script>' }])
    for (const empty of ['\u200b', '\u202e', '\u3164'])
      expect([await say({ ...said, TEXT: empty }), await say({ ...said, NAME: empty })]).toEqual([422, 422])
  })

  it('by one link takes no room of others', async () => {
    const { id, TOKEN } = await token()
    const rows = Array.from({ length: mostLinkComments }, () => ({
      company,
      page: 'index',
      text: 'x',
      name: 'y',
      share: id,
    }))
    await db.orm.insert(siteComment).values(rows)
    const said = { PAGE: '', NAME: 'Асель', TEXT: 'Ещё' }
    expect(await say({ ...said, TOKEN })).toBe(409)
    expect(await say({ ...said, TOKEN: (await token()).TOKEN })).toBe(204)
    await settle((await list()).at(-1).ID, true)
    expect(await say({ ...said, TOKEN })).toBe(204)
  })

  it('is counted at its block until it is settled', async () => {
    const { TOKEN } = await token()
    const said = { TOKEN, PAGE: '', NAME: 'Асель', TEXT: 'Хорошо' }
    for (const BLOCK of ['a', 'a', undefined]) await say({ ...said, BLOCK })
    const counted = async () => (await editor.read()).json.COMMENTS
    const atPage = { PAGE: 'index', BLOCK: null, COUNT: 1 }
    expect(await counted()).toEqual([{ PAGE: 'index', BLOCK: 'a', COUNT: 2 }, atPage])
    for (const { ID, BLOCK } of await list()) if (BLOCK === 'a') await settle(ID, true)
    expect(await counted()).toEqual([atPage])
  })

  it('stays when its link is over', async () => {
    const { id, TOKEN } = await token()
    await say({ TOKEN, PAGE: '', NAME: 'Асель', TEXT: 'Хорошо' })
    await editor.send('DELETE', `/previews/${id}`).catch(() => {})
    expect(await list()).toMatchObject([{ BY: 'Асель', TEXT: 'Хорошо' }])
  })

  it('is taken from one address a few times an hour', async () => {
    const { TOKEN } = await token()
    const said = { TOKEN, PAGE: '', NAME: 'Асель', TEXT: 'Ещё' }
    for (let said_ = 0; said_ < 30; said_++) await say(said)
    expect(await say(said)).toBe(429)
  })

  it('is shown with its answers to whoever has the same link, until it is settled, and to nobody else', async () => {
    const { TOKEN } = await token()
    await say({ TOKEN, PAGE: '', BLOCK: 'a', NAME: 'Асель', TEXT: 'Где цены?' })
    await say({ TOKEN: (await token()).TOKEN, PAGE: '', NAME: 'Болат', TEXT: 'Другая ссылка' })
    await editor.send('POST', '/comments', { PAGE: 'index', TEXT: 'Между собой' }).catch(() => {})
    const asked = (await list()).find(({ TEXT }: { TEXT: string }) => TEXT === 'Где цены?')
    const answer = { PAGE: 'index', TEXT: 'Добавили', ANSWERS: asked.ID }
    await editor.send('POST', '/comments', answer).catch(() => {})
    const shown = async (page = '') => {
      const address = `/api/front/ru/v1/landing/shared_site?token=${TOKEN}&page=${page}`
      const { COMMENTS } = await (await call(backend, address)).json()
      return COMMENTS
    }
    expect(await shown()).toMatchObject([
      { BLOCK: 'a', BY: 'Асель', TEXT: 'Где цены?', ANSWERS: [{ TEXT: 'Добавили' }] },
    ])
    expect(await shown('about')).toEqual([])
    await settle(asked.ID, true)
    expect(await shown()).toEqual([])
  })

  it('is answered, settled and opened again by staff', async () => {
    const { TOKEN } = await token()
    await say({ TOKEN, PAGE: '', BLOCK: 'a', NAME: 'Асель', TEXT: 'Где цены?' })
    const [asked] = await list()
    await editor
      .send('POST', '/comments', { PAGE: 'index', TEXT: 'Добавили', ANSWERS: asked.ID })
      .catch(() => {})
    expect((await list())[0].ANSWERS).toMatchObject([{ TEXT: 'Добавили', IS_GUEST: false }])
    await settle(asked.ID, true)
    expect((await list())[0]).toMatchObject({
      RESOLVED_AT: expect.any(String),
      RESOLVED_BY: expect.any(String),
    })
    await settle(asked.ID, false)
    expect((await list())[0].RESOLVED_AT).toBeNull()
  })

  it('makes room for new ones once it is settled, and is never lost before', async () => {
    const rows = Array.from({ length: mostComments }, () => ({
      company,
      page: 'index',
      text: 'x',
      name: 'y',
    }))
    await db.orm.insert(siteComment).values(rows)
    const { TOKEN } = await token()
    const said = { TOKEN, PAGE: '', NAME: 'Асель', TEXT: 'Новое' }
    expect(await say(said)).toBe(409)
    await settle((await list())[0].ID, true)
    expect(await say(said)).toBe(204)
    expect(await list()).toHaveLength(mostComments)
  })
})
