import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../backend/create-backend.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { invalidationChannel } from '../backend/kit/events/channels.ts'
import { call, sendTo, testBackend } from '../backend/test/call.ts'
import { siteEditor } from '../backend/test/clinic-site.ts'
import { addPerson, addStaff, type SignedIn } from '../backend/test/people.ts'
import { demoSeed } from '../demo/index.ts'
import { locales } from '../locales/locale.ts'
import { productCode } from '../schemas/access/roles.ts'
import type { AreaRow } from '../schemas/api/area.ts'
import { isOfProduct } from '../schemas/areas/define-area.ts'
import { areaDefinitions } from '../schemas/areas/registry.ts'
import type { Change } from '../schemas/draft/change.ts'
import type { SiteDraft } from '../schemas/draft/site-draft.ts'
import { isAffected, readTags } from '../schemas/tags.ts'
import { openDemo } from './lib/open-demo.ts'

/*
 * Answers are kept until one of their tags changes, so each change has to name a tag of every answer that it alters.
 */

const company = demoSeed.companies.find(({ slug }) => slug === 'demo-polyclinic')?.code ?? ''
const seeded = demoSeed.companies.find(({ code }) => code === company)
const { specialists: [doctor] = [], reviews = [] } = seeded ?? {}
const reviewed = new Set(reviews.map(({ specialist }) => specialist))
const filter = `filter[company]=${company}`

/** The public answers about a clinic, and those about all of them that mention it. */
const answers = [
  'company/demo-polyclinic',
  `company/${company}`,
  `landing/menu/${company}`,
  `landing/site/${company}`,
  ...[
    'specialists',
    'schedules',
    'services',
    'promotions',
    'gallery',
    'cabinets',
    'reviews',
    'news',
    'materials',
  ].map((list) => `${list}?${filter}`),
  `specialist/${company}/${doctor?.slug}`,
  'companies_by_city',
  'search?q=demo',
  'search/suggest?q=demo',
  'search/start',
  `listing_specialities?filter[location]=${seeded?.city}`,
  'doctors_answers',
  'sitemap_files',
  'sitemap_companies',
  'sitemap_specialists',
  'redirects',
  'locations',
  'sitemap_pages',
  'reserved_slugs',
  'tariffs',
  // The word of the example of `links`.
  'short_link/zapis',
]

let db: Database
let backend: Backend
let owner: SignedIn
const heard = new Set<string>()
/** Answers since the last change that this was notified of. */
let known: Awaited<ReturnType<typeof allAnswers>> | undefined

beforeAll(async () => {
  db = await openDemo()
  backend = testBackend(db)
  owner = await addPerson(db, { isAdministrator: true })
  await addStaff(db, owner.account, company, 'owner')
  await db.listen(invalidationChannel, (told) => {
    if (told.kind !== 'payload') return
    for (const tag of JSON.parse(told.payload)) heard.add(tag)
    known = undefined
  })
})
afterAll(() => db.close())

async function answerAt(path: string, locale = 'ru') {
  const answer = await call(backend, `/api/front/${locale}/v1/${path}`)
  return {
    path,
    status: answer.status,
    text: await answer.text(),
    tags: readTags(answer.headers.get('cache-tag')),
  }
}
const allAnswers = () => Promise.all(answers.map((path) => answerAt(path)))

/** The owner of an area's rows, as in a path. */
const placeOf = (path: string) => {
  const area = areaDefinitions.get(path.split('/')[0] ?? '')
  return area && isOfProduct(area) ? `${productCode}/0` : `${company}/0`
}

const read = async (path: string) =>
  (
    await call(backend, `/api/business-api-front2/ru/${placeOf(path)}/${path}`, { cookie: owner.cookie })
  ).json()

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const headers = { cookie: owner.cookie }
  const answer = await sendTo(backend, `/api/w-business/ru/${placeOf(path)}/${path}`, {
    method,
    body,
    headers,
  })
  expect([path, method, answer.status]).toEqual([
    path,
    method,
    path.endsWith('/publish') ? 200 : { POST: 201, PUT: 200, DELETE: 204 }[method],
  ])
  return answer.status === 204 ? undefined : await answer.json()
}

/** Does `change`, and expects that it has named a tag of each answer that is another one now. Gives their paths. */
async function altered(change: () => Promise<unknown>): Promise<string[]> {
  const before = known ?? (await allAnswers())
  heard.clear()
  await change()
  await expect.poll(() => heard.size).toBeGreaterThan(0)
  const after = await allAnswers()
  known = after
  const other = before.filter(({ text }, index) => text !== after[index]?.text)
  expect(other.filter(({ tags }) => !isAffected(tags, heard)).map(({ path }) => path)).toEqual([])
  return other.map(({ path }) => path)
}

/** The id of a page that is not the index. */
const pageIn = (pages: SiteDraft['pages']) =>
  Object.keys(pages).find((id) => pages[id]?.slug && pages[id]?.title.en) ?? ''

const areas = [...areaDefinitions.values()]

const branch = demoSeed.companies.find(({ code }) => code === company)?.cabinets?.[0]?.code

/** An example whose pictures and branch are the company's own. */
const owned = <T>(example: T): T =>
  JSON.parse(
    JSON.stringify(example)
      .replaceAll('/1001/', `/${company}/`)
      .replaceAll('"cabinet":"11"', `"cabinet":"${branch}"`),
  )

// Areas that no answer shows, such as requests of patients, have no tags. What a promotion alters depends on the day and on its past
// (`backend/promotions/promotions.contract.test.ts`).
const shown = areas.filter(
  ({ name, single, tags }) => !single && name !== 'promotion' && tags({ company, code: '1' }).length > 0,
)

it.each(shown.map((area) => [area.name, area] as const))(
  'names a tag of every answer that a row of %s alters when it is changed, added and removed',
  async (name, { example, drafted }) => {
    const { data: rows } = await read(name)
    const own = rows.length === 0 ? await send('POST', name, { VALUE: owned(example) }) : undefined
    const first = own ?? rows.find(({ CODE }: AreaRow) => reviewed.has(CODE)) ?? rows[0]
    const { VALUE, REVISION } = await read(`${name}/${first.CODE}`)
    const [text] =
      Object.entries(VALUE).find(([, value]) => typeof (value as { ru?: string })?.ru === 'string') ?? []
    const changed = {
      ...VALUE,
      ...(text && { [text]: { ru: 'Изменено' } }),
      ...(VALUE.isActive && { isActive: false }),
      ...(VALUE.target && { target: { kind: 'review' } }),
    }
    const publish = async ({ CODE, REVISION }: AreaRow) => {
      if (drafted) await send('POST', `${name}/${CODE}/publish`, { REVISION })
    }
    const put = async () => publish(await send('PUT', `${name}/${first.CODE}`, { VALUE: changed, REVISION }))
    const isOther = JSON.stringify(changed) !== JSON.stringify(VALUE)
    expect((await altered(put)).length > 0).toBe(isOther)
    if (own) await altered(() => send('DELETE', `${name}/${own.CODE}`))
    let code = ''
    await altered(async () => {
      const added = await send('POST', name, { VALUE: owned(example) })
      code = added.CODE
      await publish(added)
    })
    await altered(() => send('DELETE', `${name}/${code}`))
  },
)

it.each(
  areas
    .filter(({ single, tags }) => single && tags({ company, code: '1' }).length > 0)
    .map((area) => [area.name, area] as const),
)('names a tag of every answer that a change of %s alters', async (name, { example }) => {
  const { REVISION, VALUE } = await read(name)
  expect(
    await altered(() => send('PUT', name, { VALUE: { ...VALUE, ...owned(example) }, REVISION })),
  ).not.toEqual([])
})

it.each<[string, (draft: SiteDraft) => Change[]]>([
  [
    'an entry less in the menu',
    ({ menu }) => [{ path: ['menu', menu.at(-1)?.id ?? '', 'isHidden'], value: true }],
  ],
  ['another slug', ({ pages }) => [{ path: ['pages', pageIn(pages), 'slug'], value: 'moved-page' }]],
  ['a page title in a language less', ({ pages }) => [{ path: ['pages', pageIn(pages), 'title', 'en'] }]],
  ['another template', () => [{ path: ['design', 'template'], value: 'landing-blog' }]],
  [
    'a page more',
    () => [{ path: ['pages', 'more'], value: { slug: 'more', title: { ru: 'Ещё' }, blocks: [] } }],
  ],
])('names a tag of every answer that publishing %s alters', async (_, changesOf) => {
  const editor = await siteEditor(db, backend, company, 'owner')
  const { REVISION, DRAFT } = (await editor.read('/draft')).json
  expect((await editor.change(REVISION, changesOf(DRAFT))).status).toBe(200)
  const publish = async () => expect((await editor.publish(REVISION + 1)).status).toBe(200)
  expect(await altered(publish)).not.toEqual([])
})

it('names a tag of the section of a network that gets other content', async () => {
  const editor = await siteEditor(db, backend, company, 'owner')
  const title = (ru: string) => ({ id: 'a', type: 'page-title', v: 1, props: { title: { ru } } })
  const path = `/api/w-business/ru/${company}/0/clinic_website/sections`
  const headers = { cookie: owner.cookie }
  const body = { NAME: 'О сети', BLOCK: title('О сети'), IS_SHARED: true }
  const { ID } = await (await sendTo(backend, path, { method: 'POST', body, headers })).json()
  expect((await editor.read(`/sections/${ID}`)).json.IS_SHARED).toBe(true)
  const before = await answerAt(`shared_section/${ID}?filter[company]=${company}`)
  heard.clear()
  const BLOCK = title('Теперь нас двенадцать')
  await sendTo(backend, `${path}/${ID}`, { method: 'PATCH', body: { BLOCK }, headers })
  await expect.poll(() => [...heard]).toEqual(before.tags)
  expect((await answerAt(`shared_section/${ID}?filter[company]=${company}`)).text).toContain(
    'Теперь нас двенадцать',
  )
})

it.each(answers)('answers /front/v1/%s in the same words in every language', async (path) => {
  const all = await Promise.all(locales.map((locale) => answerAt(path, locale)))
  expect(all[0]?.status).toBe(200)
  expect(new Set(all.map(({ text }) => text)).size).toBe(1)
})
