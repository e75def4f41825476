import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExchangedVisit } from '../../../schemas/visits/visits.exchange.ts'
import { appointment, membership, patient, patientOpening, specialist } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { company, openClinic } from '../test/clinic.ts'
import { exported } from './visits.export.ts'
import { imported } from './visits.import.ts'

describe('visits in tables', () => {
  let db: Database
  let manager: SignedIn
  beforeAll(async () => {
    db = await openEither()
    await openClinic(db)
    manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'manager')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [appointment, patient]) await db.orm.delete(table)
    await db.orm
      .insert(patient)
      .values({ company, number: 1, lastName: 'Серикова', name: 'Айгуль', phone: '+77011234567' })
  })

  const visit: ExchangedVisit = {
    date: '2016-03-12',
    time: '09:30',
    lastName: 'Серикова',
    name: 'Айгуль',
    phone: '+77011234567',
    doctor: 'Алия Омарова',
    branch: 'На Абая',
    service: 'осмотр',
    price: 4000,
    comment: 'Из прежней программы',
  }
  const planOf = (...values: ExchangedVisit[]) => imported.plan(db.orm, company, values)
  const add = (...values: ExchangedVisit[]) =>
    imported.add(db.orm, { company, account: manager.account.id }, values)
  const stored = () => db.orm.select().from(appointment).orderBy(asc(appointment.startsAt))

  it('are added as visits that are over, in the time of their branch, and are there the second time', async () => {
    expect(await planOf(visit)).toEqual([{ outcome: 'add' }])
    await add(visit)
    expect(await stored()).toMatchObject([
      {
        specialist: '501',
        cabinet: '11',
        service: 's2',
        status: 'completed',
        price: 4000,
        lastName: 'Серикова',
        // Almaty was at six hours then.
        startsAt: new Date('2016-03-12T03:30:00Z'),
        endsAt: new Date('2016-03-12T04:00:00Z'),
        remindAt: null,
      },
    ])
    expect(await planOf(visit)).toMatchObject([{ outcome: 'same' }])
  })

  it.each(['Омарова А.С.', 'Омарова А. С.', 'А.С. Омарова', 'Омарова А.', 'Омарова А'])(
    'are those of the only doctor whose initials fit: %s',
    async (doctor) => {
      expect(await planOf({ ...visit, doctor })).toEqual([{ outcome: 'add' }])
    },
  )

  it('name the doctors whom the same initials fit', async () => {
    const [one] = await db.orm.select().from(specialist).where(eq(specialist.code, '501'))
    if (!one) throw new Error('no doctor')
    await db.orm.insert(specialist).values({
      ...one,
      code: '599',
      slug: 'omarova-a',
      name: { ru: 'Айгерим' },
      middleName: { ru: 'Саматовна' },
    })
    expect(await planOf({ ...visit, doctor: 'Омарова А.С.' })).toEqual([
      {
        outcome: 'fault',
        code: 'severalDoctors',
        field: 'doctor',
        meant: ['Омарова Алия Сериковна', 'Омарова Айгерим Саматовна'],
      },
    ])
    expect(await planOf({ ...visit, doctor: 'Омарова Ай.' })).toMatchObject([{ code: 'unknownDoctor' }])
    await db.orm.delete(specialist).where(eq(specialist.code, '599'))
  })

  it('find their patient by the phone number, the last name and initials', async () => {
    await db.orm.insert(patient).values([
      {
        company,
        number: 2,
        lastName: 'Петров',
        name: 'Иван',
        middleName: 'Сергеевич',
        phone: '+77017654321',
      },
      { company, number: 3, lastName: 'Петров', name: 'Олег', phone: '+77017654321' },
      { company, number: 4, lastName: 'Петров', name: 'Игорь', phone: '+77010000000' },
    ])
    const short = { ...visit, lastName: 'Петров', name: 'И.', middleName: 'С.', phone: '+77017654321' }
    await add(short)
    expect(await stored()).toMatchObject([{ lastName: 'Петров', name: 'Иван', middleName: 'Сергеевич' }])
    const { phone: _, ...alone } = short
    expect(
      await planOf(short, { ...short, name: 'К.' }, { ...short, phone: '+77010000000' }, alone),
    ).toMatchObject([
      { outcome: 'same' },
      { code: 'unknownPatient' },
      { code: 'unknownPatient' },
      { code: 'shortName' },
    ])
    await db.orm
      .insert(patient)
      .values({ company, number: 5, lastName: 'Петров', name: 'Илья', phone: '+77017654321' })
    expect(await planOf({ ...short, middleName: undefined })).toMatchObject([{ code: 'several' }])
  })

  it('say of one that is there if it is otherwise', async () => {
    await add(visit)
    expect(await planOf({ ...visit, state: 'no_show' }, { ...visit, price: 5000 })).toEqual([
      { outcome: 'fault', code: 'otherVisit', field: 'state' },
      { outcome: 'fault', code: 'otherVisit', field: 'price' },
    ])
  })

  it('keep no time: two patients of one doctor at once are both there', async () => {
    await db.orm
      .insert(patient)
      .values({ company, number: 2, lastName: 'Иванов', name: 'Иван', phone: '+77017654321' })
    const other = { ...visit, lastName: 'Иванов', name: 'Иван', phone: '+77017654321' }
    expect(await add(visit, other)).toEqual([expect.anything(), expect.anything()])
    expect(await stored()).toHaveLength(2)
  })

  it.each([
    [{ lastName: 'Никто' }, { code: 'unknownPatient' }],
    [
      { doctor: 'Омарова Айгерим' },
      { code: 'unknownDoctor', field: 'doctor', meant: ['Омарова Алия Сериковна'] },
    ],
    [
      { doctor: 'Омарова Б.С.' },
      { code: 'unknownDoctor', field: 'doctor', meant: ['Омарова Алия Сериковна'] },
    ],
    [{ doctor: 'Никитин' }, { code: 'unknownDoctor', field: 'doctor', meant: [] }],
    [
      { branch: undefined },
      { code: 'unknownBranch', field: 'branch', meant: expect.arrayContaining(['На Абая']) },
    ],
    [{ service: 'Осмотры' }, { code: 'unknownService', field: 'service', meant: ['Осмотр'] }],
    [{ state: 'confirmed' as const }, { code: 'notOver', field: 'state' }],
    [{ date: '2999-01-01' }, { code: 'notOver', field: 'date' }],
  ])('are refused where it is not known of whom and with whom they were: %j', async (change, fault) => {
    expect(await planOf({ ...visit, ...change } as ExchangedVisit)).toEqual([{ outcome: 'fault', ...fault }])
  })

  it('are taken back, unless somebody has changed them since', async () => {
    const by = { company, account: manager.account.id }
    const added = await add(visit, { ...visit, time: '11:00' })
    const [first, second] = added.flatMap((one) => one ?? [])
    if (!first || !second) throw new Error('the visits are not there')
    await db.orm
      .update(appointment)
      .set({ comment: 'Позвонить', updatedAt: new Date() })
      .where(eq(appointment.id, second.target))
    expect(await imported.takeBack(db.orm, by, [first, second])).toEqual(new Set([first.target]))
    expect(await stored()).toMatchObject([{ comment: 'Позвонить' }])
  })

  it('are exported as they are read, and each patient reads of it', async () => {
    await add(visit)
    const [member] = await db.orm.select().from(membership).where(eq(membership.account, manager.account.id))
    if (!member) throw new Error('no member')
    const pages: unknown[] = []
    for await (const page of exported.pages(db.orm, member)) pages.push(...page)
    expect(pages).toEqual([
      {
        ...visit,
        number: 1,
        service: 'Осмотр',
        doctor: 'Омарова Алия Сериковна',
        duration: 30,
        state: 'completed',
      },
    ])
    expect(await planOf(...(pages as ExchangedVisit[]))).toMatchObject([{ outcome: 'same' }])
    expect(await db.orm.select().from(patientOpening)).toMatchObject([{ what: 'export' }])
  })
})
