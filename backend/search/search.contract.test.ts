import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { mean, rankQueries } from '../../bench/search/quality.mjs'
import { demoSeed } from '../../demo/index.ts'
import type { searchResults, searchSuggestions } from '../../schemas/api/search.ts'
import { companyShown } from '../../schemas/companies/companies.event.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { company, listing, speciality } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { call, testBackend } from '../test/call.ts'
import { bothDatabases } from '../test/databases.ts'
import { find } from './find.ts'
import { groupHits } from './group-hits.ts'

type Suggestions = z.infer<typeof searchSuggestions>
type Results = z.infer<typeof searchResults>

describe.each(await bothDatabases())('on $name, the search of the directory', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, demoSeed)
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  const ask = async (path: string) => {
    const answer = await call(backend, `/api/front/ru/v1/search${path}`)
    return { status: answer.status, json: await answer.json() }
  }
  const suggest = async (q: string, city = ''): Promise<Suggestions> =>
    (await ask(`/suggest?q=${encodeURIComponent(q)}${city && `&city=${city}`}`)).json
  const results = async (q: string, more = ''): Promise<Results> =>
    (await ask(`?q=${encodeURIComponent(q)}${more}`)).json

  it('answers a sample of the measured queries as well as it should', async () => {
    const ranked = await rankQueries(db, { find, groupHits }, (index) => index % 5 === 0)
    expect(ranked).toHaveLength(60)
    expect(mean(ranked.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.9)
  })

  it('suggests at most eight rows, those of a group together', async () => {
    const { data } = await suggest('ст')
    expect(data.length).toBeGreaterThan(2)
    expect(data.length).toBeLessThanOrEqual(8)
    const kinds = data.map(({ KIND }) => KIND)
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([...new Set(kinds)])
  })

  it('says which of the specialities nobody has in the chosen city, and puts them after the others', async () => {
    const specialities = async (city?: string) =>
      (await suggest('стоматолог', city)).data.filter(({ KIND }) => KIND === 'speciality')
    expect((await specialities()).some(({ IS_ELSEWHERE }) => IS_ELSEWHERE)).toBe(false)
    const there = (await specialities('almaty')).map(({ IS_ELSEWHERE }) => IS_ELSEWHERE)
    expect(there).toContain(false)
    expect(there).toEqual(there.toSorted())
    expect((await specialities('bishkek')).every(({ IS_ELSEWHERE }) => IS_ELSEWHERE)).toBe(true)
  })

  it('names of a doctor the speciality, whatever their position is', async () => {
    const [row] = await db.orm
      .select({ name: listing.name, specialities: listing.specialities })
      .from(listing)
      .where(sql`${listing.section} = 'doctors' and ${listing.category} is not null`)
      .limit(1)
    const [hit] = (await suggest(row?.name.ru ?? '')).data.filter(({ KIND }) => KIND === 'doctor')
    const [known] = await db.orm
      .select({ name: speciality.name })
      .from(speciality)
      .where(eq(speciality.slug, row?.specialities[0] ?? ''))
    expect(hit?.DETAIL?.split(', ')[0]).toBe(known?.name.ru)
  })

  it('says which list of the city has a speciality: doctors, otherwise clinics', async () => {
    const listOf = async (q: string, city?: string) =>
      (await suggest(q, city)).data.find(({ KIND }) => KIND === 'speciality')?.LIST
    expect(await listOf('детский стоматолог', 'almaty')).toBe('doctors')
    expect(await listOf('стоматолог', 'almaty')).toBe('clinics')
    expect(await listOf('стоматолог', 'bishkek')).toBeNull()
    expect(await listOf('кардиолог')).toBe('doctors')
  })

  it('suggests what was typed in full before all else, wherever it is', async () => {
    const [first] = (await suggest('детский стоматолог', 'shymkent')).data
    expect(first).toMatchObject({ SLUG: 'pediatric-dentist', IS_ELSEWHERE: true })
  })

  it('shows whom to see about a complaint, and nothing that only begins with its letters', async () => {
    const slugsOf = ({ GROUPS }: Results, kind: string) =>
      GROUPS.find(({ KIND }) => KIND === kind)?.ITEMS.map(({ SLUG }) => SLUG) ?? []
    const rash = await results('сыпь')
    expect(slugsOf(rash, 'service')).toEqual([])
    expect(slugsOf(rash, 'speciality')).toContain('dermatologist')
    const belly = await results('болит живот', '&city=pavlodar')
    const led = belly.GROUPS.find(({ KIND }) => KIND === 'speciality')?.ITEMS ?? []
    const isEmpty = led.map(({ DOCTORS, CLINICS }) => !DOCTORS && !CLINICS)
    expect(isEmpty).toEqual(isEmpty.toSorted())
    expect(led[0]?.SLUG).toBe('family-doctor')
    expect([...slugsOf(belly, 'doctor'), ...slugsOf(belly, 'clinic')]).not.toEqual([])
    expect(slugsOf(await results('у ребёнка болит живот'), 'speciality')[0]).toBe('pediatrician')
  })

  it.each([
    ['pediatrician', ['bolalar shifokori', 'bolalar shifokoriga', 'bolalar doktori', 'bola shifokori']],
    ['pediatrician', ['детский врач', 'детского врача', 'детские врачи', 'детский доктор']],
    ['pediatrician', ['балалар дәрігері', 'бала дәрігері', 'балалар дәрігеріне']],
    ['pediatrician', ["children's doctor", 'children’s doctors', 'child doctor', 'kids doctor']],
    ['ent-doctor', ['лор', 'ЛОР врач', 'lor', 'lor shifokori', 'лор дәрігері']],
    ['neurologist trauma-surgeon', ['бел ауырады', 'bel ogʻrigʻi', 'болит спина', 'back pain']],
    ['neurologist internist', ['бас ауруы', 'bosh ogʻrigʻi', 'болит голова', 'headache']],
    ['oncologist', ['рак', 'saraton', 'обыр', 'cancer']],
    ['ophthalmologist', ['окулист', 'көз дәрігері', 'koʻz shifokori', 'eye doctor']],
  ])(
    'takes the words of a speciality or a complaint for %s, not for the beginning of a name',
    async (slugs, queries) => {
      const wanted = slugs.split(' ')
      for (const query of queries) {
        const { hits } = await find(db.orm, query)
        const first = hits.find(({ entry }) => entry.kind === 'speciality')?.entry.code
        const doctors = hits.flatMap(({ entry }) => (entry.kind === 'doctor' ? [entry] : [])).slice(0, 5)
        const others = doctors.filter(
          ({ specialities }) => !specialities.some((slug) => wanted.includes(slug)),
        )
        expect([query, first, others.map(({ name }) => name.ru)]).toEqual([query, wanted[0], []])
      }
    },
  )

  it('finds a pediatrician for whoever looks for a doctor of children, in four languages', async () => {
    for (const query of ['bolalar shifokori', 'детский врач', 'балалар дәрігері', "children's doctor"]) {
      const { hits } = await find(db.orm, query)
      const doctor = hits.find(({ entry }) => entry.kind === 'doctor')?.entry
      expect([query, doctor?.specialities]).toEqual([query, expect.arrayContaining(['pediatrician'])])
    }
  })

  it('finds people by a name that begins like such a word', async () => {
    const [row] = await db.orm
      .select({ name: listing.name })
      .from(listing)
      .where(sql`${listing.section} = 'doctors' and ${listing.name}->>'ru' like '%Болат%'`)
      .limit(1)
    const name = row?.name.ru ?? ''
    const { hits } = await find(db.orm, name)
    expect(name).toContain('Болат')
    expect(hits.find(({ entry }) => entry.kind === 'doctor')?.entry.name.ru).toBe(name)
  })

  it('puts who can be booked soonest before others who answer as well', async () => {
    const minutes = sql`('x' || substr(md5(${listing.code}), 1, 4))::bit(16)::int`
    await db.orm
      .update(listing)
      .set({ soonest: sql`now() + ${minutes} * interval '1 minute'` })
      .where(eq(listing.section, 'doctors'))
    const { GROUPS } = await results('невролог', '&kind=doctor')
    const times = GROUPS[0]?.ITEMS.map(({ SOONEST }) => (SOONEST ? Date.parse(SOONEST) : Infinity)) ?? []
    expect(times.filter(Number.isFinite).length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('gives one list of all who treat a complaint, the soonest first, whatever their speciality is', async () => {
    const { GROUPS } = await results('болит зуб', '&kind=doctor')
    const items = GROUPS[0]?.ITEMS ?? []
    const times = items.map(({ SOONEST }) => (SOONEST ? Date.parse(SOONEST) : Infinity))
    expect(new Set(items.map(({ DETAIL }) => DETAIL?.split(',')[0])).size).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('says of a clinic whether it is open, and by which clock that changes', async () => {
    const [card] = (await results('Демо-Дент')).GROUPS.find(({ KIND }) => KIND === 'clinic')?.ITEMS ?? []
    expect(card?.PROFILE).toEqual({ SECTION: 'clinics', SLUG: 'demo-dent' })
    expect(card).toMatchObject({ IS_OPEN: expect.any(Boolean), TIMEZONE: 'Asia/Almaty' })
    expect(Date.parse(card?.CHANGES_AT ?? '')).toBeGreaterThan(Date.now())
  })

  it('begins with specialities and cities by how many there are', async () => {
    const { SPECIALITIES, LOCATIONS } = (await ask('/start')).json
    expect(SPECIALITIES).toHaveLength(12)
    expect(SPECIALITIES[0].COUNT).toBeGreaterThanOrEqual(SPECIALITIES[11].COUNT)
    const neurologists = demoSeed.companies.flatMap(({ specialists }) =>
      specialists.filter(({ specialities }) => specialities.includes('neurologist')),
    )
    expect(SPECIALITIES).toContainEqual(
      expect.objectContaining({ SLUG: 'neurologist', COUNT: neurologists.length }),
    )
    expect(LOCATIONS[0]).toMatchObject({ LOCATION_CODE: 'astana', LOCATION_NAME: 'Астана' })
  })

  it('leads from a complaint to a speciality, and names the complaint', async () => {
    const [first] = (await suggest('болит зуб')).data
    expect(first).toMatchObject({ KIND: 'speciality', SLUG: 'dentist', BECAUSE: 'Болит зуб' })
  })

  it('takes a city in the query for where, in place of the chosen one', async () => {
    const { LOCATION, IS_LOCATION_NAMED, GROUPS } = await results('кардиолог караганда', '&city=almaty')
    expect(LOCATION?.LOCATION_CODE).toBe('karaganda')
    expect(IS_LOCATION_NAMED).toBe(true)
    const doctors = GROUPS.find(({ KIND }) => KIND === 'doctor')?.ITEMS
    expect(doctors?.map(({ LOCATION_CODE }) => LOCATION_CODE)).toEqual(['karaganda'])
  })

  it('finds elsewhere what there is not in the chosen city, and says so', async () => {
    const { IS_ELSEWHERE, GROUPS } = await results('Сарсенова Айгерим', '&city=minsk')
    expect(IS_ELSEWHERE).toBe(true)
    expect(GROUPS[0]?.ITEMS[0]).toMatchObject({ KIND: 'doctor', LOCATION_CODE: 'almaty' })
  })

  it('finds a name elsewhere of which one word is like a city and another like a complaint', async () => {
    const [first] = (await suggest('демо семья')).data
    expect(first).toMatchObject({ KIND: 'clinic', NAME: 'Демо-Семья' })
  })

  it('says what a query was taken for, in the reader’s language', async () => {
    expect(await suggest('cnjvfnjkju')).toMatchObject({ CORRECTED: 'стоматолог' })
    expect(await suggest('кордиолог')).toMatchObject({ CORRECTED: 'кардиолог', CORRECTED_UZ: 'kardiolog' })
    expect(await suggest('кардиолог')).toMatchObject({ CORRECTED: null })
  })

  it('gives cards that tell themselves apart, and whole pages of one group', async () => {
    const { GROUPS } = await results('europharma')
    const [group] = GROUPS
    expect(group).toMatchObject({ KIND: 'other', TOTAL: 3, IS_MORE: false })
    expect(
      new Set(group?.ITEMS.map(({ LOCATION_CODE, ADDRESS }) => `${LOCATION_CODE} ${ADDRESS}`)).size,
    ).toBe(3)
    const page = await results('стоматология', '&kind=clinic')
    expect(page.GROUPS).toHaveLength(1)
    expect(page.GROUPS[0]?.ITEMS).toHaveLength(page.meta.total)
    expect((await results('стоматология', '&kind=clinic&page=9')).GROUPS[0]?.ITEMS).toEqual([])
  })

  it('follows a change in its transaction', async () => {
    const publish = (isPublished: boolean) =>
      db.orm.transaction(async (orm) => {
        await orm.update(company).set({ isPublished }).where(eq(company.slug, 'sunkar'))
        const [row] = await orm.select({ code: company.code }).from(company).where(eq(company.slug, 'sunkar'))
        await changed(orm, companyShown, { company: row?.code ?? '' })
      })
    const found = async () => (await suggest('сункар')).data.some(({ SLUG }) => SLUG === 'sunkar')
    expect(await found()).toBe(true)
    await publish(false)
    expect(await found()).toBe(false)
    await publish(true)
    expect(await found()).toBe(true)
  })

  it.each([
    ["'; drop table search_entry; --", 200],
    ['):* & !a | <-> \\', 200],
    ['ʻʼ‘’“”…', 200],
    ['🦷'.repeat(60), 200],
    ['а'.repeat(120), 200],
    ['а б в г д е ж з и к л м н о п р с т у ф'.repeat(3), 200],
    ['а'.repeat(10_000), 400],
    ['a\u0000b', 400],
    ['', 400],
  ])('answers %j', async (q, status) => {
    for (const path of ['/suggest', ''])
      expect((await ask(`${path}?q=${encodeURIComponent(q)}`)).status).toBe(status)
  })

  it('refuses what is no text, no group and no page', async () => {
    for (const query of [
      '',
      '?q[]=a&q[]=b',
      '?q[a]=b',
      '?q=a&kind=person',
      '?q=a&page=0',
      '?q=a&page=x',
      '?q=a&city[]=b',
    ])
      expect([query, (await ask(query)).status]).toEqual([query, 400])
  })
})
