import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import areaOfCompany from '../../schemas/areas/company.ts'
import areaOfServices from '../../schemas/areas/services.ts'
import { people } from '../../schemas/doctors/people.event.ts'
import { tags } from '../../schemas/tags.ts'
import { seedDatabase } from '../content/seed-database.ts'
import {
  account,
  cabinet,
  company,
  listed,
  listing,
  photo,
  practitioner,
  schedule,
  service,
  specialist,
} from '../database/tables/index.ts'
import { refreshDue } from '../derived/refresh-due.ts'
import { refreshListings } from '../derived/refresh-listings.ts'
import { linkPractitioner } from '../doctors/link-practitioner.ts'
import type { Database } from '../kit/database/database.ts'
import { allChanged, changed } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { bothDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'

const ownOf = (company: string) => ({ company, code: company })

describe.each(await bothDatabases())('on $name, the lists of the directory', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
  })
  afterAll(() => db.close())

  const rows = () => db.orm.select().from(listing).orderBy(listing.section, listing.slug, listing.city)
  const addresses = async () => (await rows()).map(({ section, slug, city }) => `${section}/${slug} ${city}`)
  const complete = ['clinics/demo-dent almaty', 'doctors/akbota almaty', 'doctors/aliya-omarova almaty']

  it('have clinics, practices and the doctors of clinics', async () => {
    expect(await addresses()).toEqual([...complete, 'doctors/timur-li almaty'])
    const [clinic] = await rows()
    expect(clinic).toMatchObject({
      code: '1001',
      companies: ['1001'],
      isMain: true,
      priceFrom: 4950.5,
      currency: 'KZT',
      reviews: 2,
      rating: 4.5,
      takesOnline: true,
      isDemo: true,
      specialities: expect.arrayContaining(['surgeon', 'dentist']),
    })
  })

  it('know when a place is open in the next days', async () => {
    const [clinic] = await rows()
    expect(clinic?.open?.match(/\[/g)?.length).toBeGreaterThan(1)
  })

  it('follow a change in its transaction', async () => {
    const publish = (isPublished: boolean) =>
      db.orm.transaction(async (orm) => {
        await orm.update(company).set({ isPublished }).where(eq(company.code, '1001'))
        await changed(orm, areaOfCompany, ownOf('1001'))
      })
    await publish(false)
    expect(await addresses()).toEqual(['doctors/akbota almaty'])
    await publish(true)
    expect(await addresses()).toEqual([...complete, 'doctors/timur-li almaty'])
  })

  it('have the districts of all branches of a clinic, and of those where a doctor sees patients', async () => {
    const { company: of, code } = cabinet
    const setDistrict = (branch: string, district: string) =>
      db.orm
        .update(cabinet)
        .set({ district })
        .where(and(eq(of, '1001'), eq(code, branch)))
    await setDistrict('11', 'almaty-medeu')
    await setDistrict('12', 'almaty-auezov')
    await db.orm.delete(schedule).where(and(eq(schedule.company, '1001'), eq(schedule.cabinet, '11')))
    const districtsOf = async () => {
      await refreshListings(db.orm, ['1001'])
      return Object.fromEntries((await rows()).map(({ slug, districts }) => [slug, districts]))
    }
    expect(await districtsOf()).toMatchObject({
      'demo-dent': ['almaty-auezov', 'almaty-medeu'],
      'aliya-omarova': ['almaty-auezov'],
    })
    // A district of another city is no place in this one.
    await setDistrict('11', 'astana-nura')
    expect(await districtsOf()).toMatchObject({ 'demo-dent': ['almaty-auezov'] })
  })

  it('know a clinic that has photos better than one without', async () => {
    const completeness = async () => {
      await refreshListings(db.orm, ['1001'])
      return (await rows())[0]?.completeness
    }
    const kept = await db.orm.delete(photo).where(eq(photo.company, '1001')).returning()
    expect(kept.length).toBeGreaterThan(0)
    const without = await completeness()
    await db.orm.insert(photo).values(kept.map(({ searched: _, ...one }) => one))
    expect(await completeness()).toBeGreaterThan(without ?? 100)
  })

  it('keep their numbers when they are written again', async () => {
    const before = await rows()
    await allChanged(
      db.orm,
      ['1001', '1002'].map((code) => happened(areaOfCompany, ownOf(code))),
    )
    expect((await rows()).map(({ slug, number }) => [slug, number])).toEqual(
      before.map(({ slug, number }) => [slug, number]),
    )
    const { rows: next } = (await db.orm.execute(
      sql`select last_value::int as last from listing_number_seq`,
    )) as unknown as { rows: { last: number }[] }
    expect(next[0]?.last).toBe(Math.max(...before.map(({ number }) => number)))
  })

  it('name the lists that a change has altered', async () => {
    const told: string[] = []
    const stop = await db.listen('shipa_invalidate', (one) => {
      if (one.kind === 'payload') told.push(...(JSON.parse(one.payload) as string[]))
    })
    await changed(db.orm, areaOfServices, { company: '1001', code: 's2' })
    await expect
      .poll(() => told)
      .toEqual(
        expect.arrayContaining([
          tags.services('1001'),
          tags.listing('clinics', 'almaty'),
          tags.listing('doctors', 'almaty'),
        ]),
      )
    await stop()
  })

  it('name the companies of whose doctors a first visit costs something else, and no others', async () => {
    const price = (cost: number) =>
      db.orm
        .update(service)
        .set({ name: { ru: 'Первичный приём врача' }, price: cost })
        .where(and(eq(service.company, '1001'), eq(service.code, 's2')))
    const told = async () =>
      (await refreshListings(db.orm, ['1001'])).filter((tag) => tag.startsWith('first'))
    await price(700)
    expect(await told()).toEqual([tags.firstVisits('1001')])
    expect(await told()).toEqual([])
    await price(800)
    expect(await told()).toEqual([tags.firstVisits('1001')])
  })

  it('are written anew when they are due', async () => {
    await db.orm.update(service).set({ price: 12 }).where(eq(service.code, 's2'))
    await db.orm.update(listed).set({ until: new Date(0) })
    expect(await refreshDue(db)).toBeGreaterThan(0)
    expect((await rows())[0]).toMatchObject({ priceFrom: 12 })
  })

  it('keep the address of a doctor whose card is written again', async () => {
    const people = await db.orm.select().from(practitioner).orderBy(practitioner.id)
    await seedDatabase(db, smallSeed)
    expect(await db.orm.select().from(practitioner).orderBy(practitioner.id)).toEqual(people)
    expect(await addresses()).toEqual([...complete, 'doctors/timur-li almaty'])
  })

  it('have one row for a doctor who joined two clinics as the same person', async () => {
    const [person] = await db.orm
      .insert(account)
      .values({
        email: 'aliya@example.kz',
        emailConfirmedAt: new Date(),
        name: 'Алия',
        lastName: 'Омарова',
        passwordHash: '',
        locale: 'ru',
      })
      .returning()
    const join = (card: string) =>
      db.orm.transaction(async (orm) => {
        await linkPractitioner(orm, { account: person?.id ?? '', company: '1001', card })
        await changed(orm, people, { company: '1001' })
      })
    await join('501')
    await join('502')
    expect(await addresses()).toEqual(complete)
    const cards = await db.orm
      .select({ account: practitioner.account })
      .from(specialist)
      .innerJoin(practitioner, eq(practitioner.id, specialist.practitioner))
      .where(eq(specialist.company, '1001'))
    expect(cards).toEqual([{ account: person?.id }, { account: person?.id }])
  })
})
