import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostShares } from '../../../schemas/api/site-shares.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { membership, rateLimit, siteChange, siteDraft, siteShare } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'
const root = (service: string) => `/api/${service}/ru/${company}/0/clinic_website`

describe.each(await testDatabases())('on $name, a link to a site that is not published', ({ open }) => {
  let db: Database
  let backend: Backend
  let editor: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    editor = await addPerson(db, { lastName: 'Ли', name: 'Виктор' })
    await addStaff(db, editor.account, company, 'editor')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteDraft, siteChange, siteShare, rateLimit]) await db.orm.delete(table)
  })

  const send = (method: 'POST' | 'DELETE' | 'PATCH', path: string, body?: unknown) =>
    sendTo(backend, root('w-business') + path, { method, body, headers: { cookie: editor.cookie } })
  const share = async (body: object = {}) => {
    const { URL: address, ...made } = await (await send('POST', '/preview', body)).json()
    return { ...made, address: new URL(address) }
  }
  const list = async () =>
    (await call(backend, `${root('business-api-front2')}/previews`, { cookie: editor.cookie })).json()
  const opened = ({ address }: { address: URL }, page = '') =>
    call(
      backend,
      `/api/front/ru/v1/landing/shared_site?token=${address.searchParams.get('preview')}&page=${page}&opened=1`,
    )
  const titleIn = async (link: { address: URL }) =>
    (await (await opened(link)).json()).PAGES[''].blocks[0].props.title.ru
  const write = (title: string, BASE: number) =>
    send('PATCH', '/draft', {
      ID: crypto.randomUUID(),
      BASE,
      CHANGES: [{ path: ['pages', 'index', 'blocks', 'a', 'props', 'title', 'ru'], value: title }],
    })

  it('opens for a day unless it is asked for less or more', async () => {
    const hours = async (body: object) => {
      const { UNTIL } = await share(body)
      return Math.round((Date.parse(UNTIL) - Date.now()) / 3_600_000)
    }
    expect([await hours({}), await hours({ HOURS: 1 }), await hours({ HOURS: 720 })]).toEqual([24, 1, 720])
    expect((await send('POST', '/preview', { HOURS: 9999 })).status).toBe(422)
  })

  it('shows the draft as it is, or as it was when the link was made', async () => {
    await write('Первый', 0)
    const [pinned, following] = [await share({ IS_PINNED: true }), await share()]
    await write('Второй', 1)
    expect([await titleIn(pinned), await titleIn(following)]).toEqual(['Первый', 'Второй'])
  })

  it('keeps nothing by which the address could be made again', async () => {
    const { address } = await share()
    const token = address.searchParams.get('preview') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.orm.select().from(siteShare))).not.toContain(token)
  })

  it('finds its page under the slug that it has by now', async () => {
    const link = await share({ PAGE: 'about' })
    expect(link.address.pathname).toBe('/l/demo-dent/about')
    await send('PATCH', '/draft', {
      ID: crypto.randomUUID(),
      BASE: 0,
      CHANGES: [{ path: ['pages', 'about', 'slug'], value: 'o-nas' }],
    })
    expect((await (await opened(link, 'about')).json()).SHARE.PAGE).toBe('o-nas')
  })

  it('to one page gives away no other, whatever is asked for', async () => {
    const link = await share({ PAGE: 'about' })
    for (const page of ['', 'about', 'contacts', '__proto__'])
      expect(Object.keys((await (await opened(link, page)).json()).PAGES)).toEqual(['about'])
  })

  it('is listed with who has made it, until when, and how often it was opened', async () => {
    const { ID, UNTIL, ...link } = await share({ PAGE: '' })
    await opened(link)
    await opened(link)
    expect(await list()).toMatchObject([
      { ID, UNTIL, PAGE: '', IS_PINNED: false, BY: 'Ли Виктор', OPENED: 2, OPENED_AT: expect.any(String) },
    ])
  })

  it('is over at once when it is revoked, and by itself at its time', async () => {
    const [revoked, expired] = [await share(), await share()]
    expect((await send('DELETE', `/previews/${revoked.ID}`)).status).toBe(204)
    expect((await opened(revoked)).status).toBe(404)
    expect((await send('DELETE', `/previews/${revoked.ID}`)).status).toBe(404)
    await db.orm.update(siteShare).set({ until: sql`now() - interval '1 second'` })
    expect((await opened(expired)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('ends with the right of whoever has made it, and is in no list then', async () => {
    const former = await addPerson(db)
    await addStaff(db, former.account, company, 'editor')
    const made = await sendTo(backend, `${root('w-business')}/preview`, {
      method: 'POST',
      body: {},
      headers: { cookie: former.cookie },
    })
    const link = { address: new URL((await made.json()).URL) }
    const ofFormer = eq(membership.account, former.account.id)
    expect((await opened(link)).status).toBe(200)
    await db.orm.update(membership).set({ role: 'registrar' }).where(ofFormer)
    expect((await opened(link)).status).toBe(404)
    await db.orm.update(membership).set({ role: 'editor' }).where(ofFormer)
    expect((await opened(link)).status).toBe(200)
    await db.orm.delete(membership).where(ofFormer)
    expect((await opened(link)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it(`is refused beyond ${mostShares} open ones, until one is over`, async () => {
    for (let made = 0; made < mostShares; made++) await share()
    const refused = await send('POST', '/preview', {})
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'LIST_FULL'])
    const [first] = await list()
    await send('DELETE', `/previews/${first.ID}`)
    expect((await send('POST', '/preview', {})).status).toBe(200)
  })
})
