import { sql } from 'drizzle-orm'
import { inBulk } from './in-bulk.mjs'

const lastNames =
  'Серикова Ахметов Ким Юлдашева Иванов Нурланов Тлеубаева Каримова Петрова Оспанов Рахимов Жумабаев'.split(
    ' ',
  )
const endings = ['', 'ов', 'ева', 'улы', 'кызы', 'ский', 'ина', 'баев', 'гали', 'жан']
const names = 'Айгуль Иван Ерлан Дильшод Мадина Алия Тимур Гульнара Сергей Жанна Нигора Олжас'.split(' ')
const middleNames = [null, 'Болатқызы', 'Ерланұлы', 'Иванович', 'Сергеевна']

/** The branches and doctors of the clinic that is measured; each doctor sees fourteen patients a day. */
export const clinic = '1001'
export const branches = ['11', '12']
export const doctors = Array.from({ length: 40 }, (_, at) => `d${at}`)
const visitsOfDay = 14

/** The patient with a number, the same each time. */
export function patientAt(number) {
  const two = (value) => String(value).padStart(2, '0')
  return {
    number: number + 1,
    lastName: lastNames[number % 12] + endings[(number * 7) % 10] + (number % 5 === 0 ? 'а' : ''),
    name: names[(number * 5 + Math.floor(number / 12)) % 12],
    middleName: middleNames[number % 5],
    birthday: `${1940 + (number % 75)}-${two((number % 12) + 1)}-${two((number % 28) + 1)}`,
    phone: `+7701${String((number * 7_919) % 10_000_000).padStart(7, '0')}`,
  }
}

/** The id of the patient with a number: in no order, as random ones are, and of their form. */
const idOf = (number) =>
  sql`overlay(overlay(md5(${number}::text) placing '4' from 13) placing '8' from 17)::uuid`

/** Adds patients from one number to another, with the words by which they are found. */
async function addPatients(orm, { patientWords }, from, to) {
  const size = 10_000
  for (let at = from; at < to; at += size) {
    const people = Array.from({ length: Math.min(size, to - at) }, (_, index) => patientAt(at + index))
    await orm.execute(sql`insert into patient (id, company_code, number, last_name, name, middle_name, birthday, phone, doubles_sought_at)
      select ${idOf(sql`number`)}, ${clinic}, number, "lastName", name, "middleName", birthday, phone, now()
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as people (number int, "lastName" text, name text, "middleName" text, birthday date, phone text)`)
    const words = people.flatMap((one) => patientWords(one).map((word) => [word, one.number]))
    const listed = (place) => `{${words.map((one) => one[place]).join()}}`
    await orm.execute(sql`insert into patient_word (company_code, word, patient_id)
      select ${clinic}, word, ${idOf(sql`number`)} from unnest(${listed(0)}::text[], ${listed(1)}::int[]) as words (word, number)`)
  }
}

/** Adds visits from one number to another, with a service and a payment each, back from yesterday. */
async function addVisits(orm, { from, to, patients, by }) {
  const ofDay = doctors.length * visitsOfDay
  await orm.execute(sql`
    with numbers as (select n, n / ${ofDay}::int as day, n % ${doctors.length}::int as doctor, n % ${ofDay}::int / ${doctors.length}::int as slot
      from generate_series(${from}::int, ${to - 1}::int) n),
    made as (insert into appointment (code, company_code, cabinet, specialist, service, starts_at, ends_at, timezone, status, source, patient_id, last_name, name, locale)
      select 'B' || n, ${clinic}, (array['11', '12'])[doctor % 2 + 1], 'd' || doctor, 's1',
        date_trunc('day', now()) - make_interval(days => day + 1) + make_interval(hours => 3, mins => slot * 30),
        date_trunc('day', now()) - make_interval(days => day + 1) + make_interval(hours => 3, mins => slot * 30 + 30),
        'Asia/Almaty', 'completed', 'staff', patient.id, patient.last_name, patient.name, 'ru'
      from numbers join patient on patient.id = ${idOf(sql`((hashint4(n) & 2147483647) % ${patients}::int + 1)`)}
      returning id, ends_at),
    done as (insert into visit_service (company_code, appointment_id, service, name, price, quantity, added_by)
      select ${clinic}, id, 's1', '{"ru":"Приём"}', 1200000, 1, ${by} from made)
    insert into payment (company_code, appointment_id, kind, amount, key, added_by, added_at)
      select ${clinic}, id, 'cash', 1200000, id::text, ${by}, ends_at from made`)
}

/** Opens the clinic with its branches and doctors, without patients. */
export async function openRecords(db, { openClinic, tables, everyDay }) {
  await openClinic(db)
  const { cabinet, specialist, schedule } = tables
  const [{ searched: _, ...branch }] = await db.orm
    .select()
    .from(cabinet)
    .where(sql`company_code = ${clinic} and code = '11'`)
  await db.orm
    .insert(cabinet)
    .values({ ...branch, code: '12' })
    .onConflictDoNothing()
  const [{ searched: __, ...doctor }] = await db.orm
    .select()
    .from(specialist)
    .where(sql`company_code = ${clinic} and code = '501'`)
  await db.orm
    .insert(specialist)
    .values(doctors.map((code, position) => ({ ...doctor, code, slug: code, position, practitioner: null })))
  await db.orm.insert(schedule).values(
    doctors.map((one, at) => ({
      company: clinic,
      cabinet: branches[at % 2],
      specialist: one,
      hours: everyDay(),
      step: 30,
    })),
  )
}

/** Adds patients, and five visits of each. */
export async function addRecords(db, modules, { from, to, by }) {
  await inBulk(db, ['patient', 'patient_word'], (orm) => addPatients(orm, modules, from, to))
  await db.orm.execute(sql`analyze patient`)
  await inBulk(db, ['appointment', 'visit_service', 'payment'], async (orm) => {
    const step = 100_000
    for (let at = from * 5; at < to * 5; at += step)
      await addVisits(orm, { from: at, to: Math.min(at + step, to * 5), patients: to, by })
  })
  await db.orm.execute(sql`vacuum analyze`)
}
