import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import * as tables from '../../database/tables/index.ts'
import { documentAddress, pictureAddress } from '../../kit/files/store.ts'
import { onePagePdf } from '../../test/one-page-pdf.ts'
import type { Installation } from './exchange-files.ts'

const staff = '00000000-0000-4000-8000-000000000002'
const at = new Date('2026-10-05T04:00:00Z')

const picture = async (color: string) =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
      .webp()
      .toBuffer(),
  )

const pdf = (remark: string) => new TextEncoder().encode(onePagePdf(remark))

/** Gives a company of the demo what the demo has none of: patients with visits, payments, notes and documents, and uploaded files. */
export async function fillCompany({ db, files }: Installation, company: string): Promise<{ photo: string }> {
  const { orm } = db
  const { specialist, cabinet } = tables
  const [doctor] = await orm.select().from(specialist).where(eq(specialist.company, company)).limit(1)
  const [branch] = await orm.select().from(cabinet).where(eq(cabinet.company, company)).limit(1)
  if (!doctor || !branch) throw new Error('the company has neither doctor nor branch')
  const folder = `site/${company}`
  const photo = await files.put(await picture('#123456'), { folder: 'patients', extension: 'webp' })
  const uploaded = await files.put(await picture('#654321'), { folder: `media/${folder}`, extension: 'webp' })
  const leaflet = await files.put(pdf('Памятка'), { folder: `files/${folder}`, extension: 'pdf' })
  const paper = await files.put(pdf('Справка'), { folder: 'documents', extension: 'pdf' })
  const src = pictureAddress(uploaded) ?? ''
  await orm.insert(tables.media).values([
    { company, code: 'a', kind: 'picture', src, name: 'Фасад', width: 8, height: 8, addedAt: at },
    { company, code: 'b', kind: 'file', src: documentAddress(leaflet), name: 'Памятка', addedAt: at },
  ])
  const cards = [
    { lastName: 'Ахметова', name: 'Гүлнұр', phone: '+77001234567', photo, remark: '=2+2; "кавычки"\nстрока' },
    { lastName: "O'Konnor", name: 'Ёлка', birthday: '1985-03-12' },
    { lastName: 'Ахметова', name: 'Гульнур' },
  ].map((card, index) => ({ id: randomUUID(), company, number: index + 1, createdBy: staff, ...card }))
  const [one, other, merged] = cards
  if (!one || !other || !merged) throw new Error('the cards are not there')
  await orm.insert(tables.patient).values([merged, one, other])
  await orm.update(tables.patient).set({ mergedInto: one.id }).where(eq(tables.patient.id, merged.id))
  const visit = {
    company,
    cabinet: branch.code,
    specialist: doctor.code,
    timezone: 'Asia/Almaty',
    patient: one.id,
    lastName: one.lastName,
    name: one.name,
    phone: '+77001234567',
    price: 4950.5,
    currency: 'KZT',
    createdAt: at,
    updatedBy: staff,
  }
  const hour = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  const [later, done] = [randomUUID(), randomUUID()]
  await orm.insert(tables.appointment).values([
    {
      ...visit,
      id: later,
      code: `M${company}2`,
      status: 'confirmed',
      startsAt: hour(10),
      endsAt: hour(11),
      remindAt: hour(9),
    },
    {
      ...visit,
      id: done,
      code: `M${company}1`,
      status: 'moved',
      movedTo: later,
      startsAt: hour(1),
      endsAt: hour(2),
    },
    { ...visit, status: 'hold', patient: null, startsAt: hour(20), endsAt: hour(21) },
  ])
  await orm
    .insert(tables.appointmentChange)
    .values({ appointment: done, at, by: staff, field: 'phone', before: { ru: '1' }, after: { ru: '2' } })
  await orm.insert(tables.visitService).values({
    company,
    visit: done,
    service: 'x',
    name: { ru: 'Приём' },
    price: 495_050,
    quantity: 1,
    addedBy: staff,
    addedAt: at,
  })
  const [paid] = await orm
    .insert(tables.payment)
    .values({ company, holder: done, kind: 'cash', amount: 495_050, key: 'k1', by: staff, at })
    .returning()
  await orm.insert(tables.payment).values({
    company,
    holder: done,
    kind: 'cash',
    amount: -95_050,
    reverses: paid?.id ?? null,
    key: 'k2',
    by: staff,
    at,
  })
  const [note] = await orm
    .insert(tables.visitNote)
    .values({ company, visit: done, specialist: doctor.code, author: staff, lang: 'ru', createdAt: at })
    .returning()
  await orm.insert(tables.visitNotePart).values(
    ['Первая версия', 'Вторая версия'].map((text) => ({
      note: note?.id ?? '',
      kind: 'text' as const,
      text,
      at,
    })),
  )
  await orm.insert(tables.document).values({
    company,
    code: `ABCD${company}`,
    kind: 'certificate',
    number: '7',
    lang: 'ru',
    file: paper,
    sha256: 'a'.repeat(64),
    pages: 1,
    issued: '2026-10-05',
    doctor: { ru: 'Серикова А.' },
    lastName: one.lastName,
    name: one.name,
    factorHash: 'never leaves',
    patient: one.id,
    visit: done,
    createdAt: at,
  })
  await orm.insert(tables.linkSlug).values([
    { slug: `w${company}`, company, link: 'l1' },
    { slug: `old${company}`, company, link: null },
  ])
  await orm.insert(tables.link).values({
    company,
    code: 'l1',
    target: { kind: 'booking' },
    label: { ru: 'Запись' },
    word: `w${company}`,
    updatedBy: staff,
  })
  await orm
    .insert(tables.linkOpening)
    .values({ company, link: 'l1', day: '2026-10-05', by: 'link', place: '', people: 3 })
  const [member] = await orm
    .insert(tables.account)
    .values({
      email: `staff-${company}@example.kz`,
      passwordHash: 'never leaves',
      lastName: 'Жумабаев',
      name: 'Ержан',
      locale: 'kk',
    })
    .returning()
  if (!member) throw new Error('the member is not there')
  await orm.insert(tables.membership).values({ company, account: member.id, role: 'doctor', cabinets: ['0'] })
  await orm.insert(tables.apiKey).values({
    company,
    account: member.id,
    tokenHash: `never leaves ${company}`,
    start: 'shipa_abcd',
    name: '1C',
    scopes: [],
  })
  return { photo }
}
