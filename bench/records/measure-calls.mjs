import { sql } from 'drizzle-orm'
import { quantile } from '../lib/statistics.mjs'
import { branches, clinic, doctors, patientAt } from './fill-clinic.mjs'

const calls = 300

/** What people type: letters, beginnings, names in two scripts, ends of phone numbers, birthdays, numbers of cards. */
function typedAt(at, patients) {
  const { lastName, name, phone, birthday, number } = patientAt((at * 7_919) % patients)
  const [year, month, day] = birthday.split('-')
  const all = [
    lastName.slice(0, 1),
    'aeikmstu'[at % 8],
    lastName.slice(0, 2),
    `${lastName.slice(0, 1)} ${name.slice(0, 1)}`,
    lastName.slice(0, 4),
    lastName,
    `${name} ${lastName.slice(0, 3)}`,
    `${lastName} ${year}`,
    phone.slice(-4),
    phone.slice(6, 9),
    phone.slice(5, 10),
    '8701',
    `8 701 ${phone.slice(5, 8)}`,
    phone,
    `${day}.${month}.${year}`,
    `${day}.${month}`,
    year,
    String(number),
    '',
  ]
  return all[at % all.length]
}

async function timesOf(amount, ask) {
  for (let at = 0; at < 34; at++) await ask(at)
  const times = []
  for (let at = 0; at < amount; at++) {
    const started = performance.now()
    const what = await ask(at)
    times.push({ took: performance.now() - started, what })
  }
  return times
}

/** The times of the calls in milliseconds, by what is asked; `bare` is a row of a patient by its number. */
export async function measureCalls(db, { testBackend, call, people }, patients) {
  const backend = testBackend(db)
  const get = async (path, { cookie, branch = '0' }) => {
    const answer = await call(backend, `/api/business-api-front2/ru/${clinic}/${branch}/${path}`, { cookie })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`)
  }
  const search = (person) => async (at) => {
    const typed = typedAt(at, patients)
    await get(`patients?search=${encodeURIComponent(typed)}`, person)
    return typed
  }
  const { rows } = await db.orm.execute(
    sql`select id from patient where company_code = ${clinic} order by number % 97, number limit ${calls + 34}`,
  )
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return {
    bare: await timesOf(calls, async (at) => {
      await db.orm.execute(
        sql`select * from patient where company_code = ${clinic} and number = ${((at * 7_919) % patients) + 1}`,
      )
    }),
    'search, owner': await timesOf(calls, search(people.owner)),
    'search, reception of a branch': await timesOf(calls, search(people.registrar)),
    'search, doctor': await timesOf(calls, search(people.doctor)),
    card: await timesOf(calls, (at) => get(`patient/${rows[at % rows.length].id}`, people.owner)),
    'day close': await timesOf(60, () =>
      get(`day_close?date_from=${yesterday}&date_to=${yesterday}`, people.owner),
    ),
  }
}

export const p95 = (times) =>
  quantile(
    times.map(({ took }) => took),
    0.95,
  )
export const p50 = (times) =>
  quantile(
    times.map(({ took }) => took),
    0.5,
  )

/** Signs in who asks. */
export async function signIn(db, { addPerson, addStaff }) {
  const add = async (role, values) => {
    const person = await addPerson(db)
    await addStaff(db, person.account, clinic, role, values)
    return person
  }
  return {
    owner: await add('owner'),
    registrar: { ...(await add('registrar', { cabinets: [branches[0]] })), branch: branches[0] },
    doctor: await add('doctor', { specialist: doctors[0] }),
  }
}
