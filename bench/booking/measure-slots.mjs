import { sql } from 'drizzle-orm'
import { quantile } from '../lib/statistics.mjs'
import { clinics, doctors } from './open-clinics.mjs'

const keys = Number(process.env.BENCH_KEYS ?? 1000)
const [clinic] = clinics

/** Fills a third of the time of the clinic in the next two weeks. */
async function fillCalendar(db, { tables: { appointment }, inDays }) {
  const rows = doctors.flatMap((doctor, number) =>
    Array.from({ length: 14 }, (_, day) =>
      Array.from({ length: 6 }, (_, slot) => {
        const startsAt = new Date(
          Date.parse(`${inDays(day + 1)}T04:00:00Z`) + ((slot * 3 + number) % 18) * 1_800_000,
        )
        return {
          company: clinic,
          cabinet: '11',
          specialist: doctor,
          timezone: 'Asia/Almaty',
          startsAt,
          endsAt: new Date(startsAt.getTime() + 1_800_000),
          status: 'confirmed',
        }
      }),
    ).flat(),
  )
  for (let at = 0; at < rows.length; at += 500)
    await db.orm.insert(appointment).values(rows.slice(at, at + 500))
  await db.orm.execute(sql`analyze appointment`)
}

/** Counts the statements that are sent to the database. */
function counting(db) {
  let count = 0
  const { session } = db.orm
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (...args) => {
    const query = prepare(...args)
    const execute = query.execute.bind(query)
    query.execute = (...values) => {
      count += 1
      return execute(...values)
    }
    return query
  }
  return { taken: () => count }
}

async function timesOf(amount, ask) {
  for (let key = 0; key < Math.min(20, amount); key++) await ask(key)
  const times = []
  for (let key = 0; key < amount; key++) {
    const started = performance.now()
    await ask(key)
    times.push(performance.now() - started)
  }
  return times
}

/** Slots of one doctor, of any of fifty, and the list of fifty doctors with their next slots. */
export async function measureSlots(db, modules, name) {
  const { testBackend, call, front, inDays } = modules
  await fillCalendar(db, modules)
  const queries = counting(db)
  const backend = testBackend(db)
  const get = async (path) => {
    const answer = await call(backend, front + path)
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`)
  }
  const slotsOf = (doctor, from) =>
    get(
      `/slots?company_code=${clinic}&cabinet_code=11&doctor_code=${doctor}&date_from=${inDays(from)}&date_to=${inDays(from + 13)}`,
    )
  const bare = await timesOf(keys, () => db.orm.execute(sql`select 1`))
  const before = queries.taken()
  const one = await timesOf(keys, (key) => slotsOf(doctors[key % 50], Math.floor(key / 50) % 20))
  const asked = (queries.taken() - before) / (keys + 20)
  const any = await timesOf(keys / 10, (key) => slotsOf('any', key % 30))
  const list = await timesOf(keys / 10, (key) =>
    get(`/specialists?company_code=${clinic}&online=1&date=${inDays(key % 30)}`),
  )
  const line = (what, times, most) => {
    const p95 = quantile(times, 0.95)
    const value = `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)}`
    return { name: `${name}: ${what}, ms`, target: `p95 ≤ ${most}`, value, holds: p95 <= most }
  }
  return [
    line('a bare query', bare, 20),
    line('slots of one doctor in 14 days', one, 100),
    {
      name: `${name}: queries for them`,
      target: '≤ 6',
      value: asked.toFixed(1),
      holds: asked <= 6,
    },
    line('slots of any of 50 doctors in 14 days', any, 300),
    line('50 doctors with their next slots', list, 300),
  ]
}
