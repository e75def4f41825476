import { sql } from 'drizzle-orm'
import { company, openClinic } from '../../backend/booking/test/clinic.ts'
import { keepFigures } from '../../backend/figures/keep-figures.ts'
import type { Orm } from '../../backend/kit/database/database.ts'
import { call, testBackend } from '../../backend/test/call.ts'
import { addPerson, addStaff } from '../../backend/test/people.ts'
import type { GrowthMeasure } from '../lib/growth-measure.ts'
import { say } from '../lib/say.mjs'
import { quantile } from '../lib/statistics.mjs'
import { inBulk } from '../records/in-bulk.mjs'

const visits = 1_000_000
const people = 4_000_000
const days = 730
const pages = 20
const links = 20
/** What the retention of these counters leaves. */
const keptDays = 400
const calls = 200
const target = 150

/** Visits of two years in six branches, each booked a week before, a tenth of whose patients do not come. */
async function addVisits(orm: Orm): Promise<void> {
  await orm.execute(sql`insert into patient (company_code, number, last_name)
    select ${company}, n, 'P' || n from generate_series(1, 50000) as n`)
  const step = 50_000
  for (let from = 1; from <= visits; from += step)
    await orm.execute(sql`
    insert into appointment (code, company_code, cabinet, specialist, starts_at, ends_at, timezone, status, source, is_widget, is_overbook,
      is_same_patient, patient_id, created_at, updated_at, promotion)
    select 'B' || n, ${company}, (n % 6)::text, 'd' || n % 40, at, at + interval '30 minutes', 'Asia/Almaty',
      case when n % 10 = 0 then 'no_show' else 'completed' end,
      (array['online', 'staff', 'walk_in'])[n % 3 + 1], n % 9 = 0, true, true, patient.id, at - interval '7 days', at,
      case when n % 50 = 0 then 'p' || n % 4 end
    from generate_series(${from}::int, ${from + step - 1}::int) as n
    cross join lateral (select now() - make_interval(secs => n::float8 * ${(days * 86_400) / visits}::float8) as at) as time
    join patient on patient.company_code = ${company} and patient.number = n % 50000 + 1`)
}

/** People who were counted, on each page and language of each day, by each link and sheet. */
async function addCounted(orm: Orm): Promise<void> {
  const each = Math.round(people / days / 8)
  const since = (kept: number) =>
    sql`generate_series(current_date - ${kept}::int, current_date, interval '1 day') as day`
  await orm.execute(sql`insert into site_visit (company_code, day, page, locale, people)
    select ${company}, day, case when page = 0 then '' else 'p' || page end, locale,
      case when page = 0 then ${each} else ${Math.ceil(each / pages)}::int end
    from ${since(keptDays)}, generate_series(0, ${pages}::int) as page, unnest(array['ru', 'kk', 'uz', 'en']) as locale`)
  await orm.execute(sql`insert into link (company_code, code, target, label, word)
    select ${company}, n::text, '{"kind":"site-page"}', '{"ru":"Плакат"}', 'w' || n from generate_series(1, ${links}::int) as n`)
  await orm.execute(sql`insert into link_opening (company_code, link_code, day, by, place, people)
    select ${company}, n::text, day, by, '', ${Math.ceil(each / links)}::int
    from ${since(keptDays)}, generate_series(1, ${links}::int) as n, unnest(array['poster', 'door', 'link']) as by`)
  await orm.execute(sql`insert into figure (company_code, day, kind, cabinet, subject, number)
    select ${company}, day, kind, '', '', ${Math.round(each / 2)}::int
    from ${since(days)}, unnest(array['listed', 'profile', 'call', 'route']) as kind`)
}

async function timesOf(amount: number, ask: () => Promise<unknown>): Promise<number[]> {
  for (let at = 0; at < 20; at++) await ask()
  const times: number[] = []
  for (let at = 0; at < amount; at++) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  return times
}

/** A year of a clinic's figures, as its screen asks for it, beside a count of the same bookings from their rows. */
export const measure: GrowthMeasure = async ({ db }) => {
  const { orm } = db
  await openClinic(db)
  const owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  await inBulk(db, ['appointment'], addVisits)
  await addCounted(orm)
  await orm.execute(sql`vacuum analyze`)
  say('five million events are there')
  const began = performance.now()
  await keepFigures(db)
  const kept = (performance.now() - began) / 1000
  await orm.execute(sql`vacuum analyze figure`)
  say('figures are kept by day')
  const again = performance.now()
  await keepFigures(db)
  const anew = performance.now() - again
  const backend = testBackend(db)
  const year = await timesOf(calls, async () => {
    const answer = await call(backend, `/api/business-api-front2/ru/${company}/0/figures?step=month`, {
      cookie: owner.cookie,
    })
    if (answer.status !== 200) throw new Error(`The figures answered ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  })
  const bare = await timesOf(calls, () => orm.execute(sql`select * from company where code = ${company}`))
  const counted = await timesOf(5, () =>
    orm.execute(sql`select date_trunc('month', created_at at time zone 'Asia/Almaty'), source, is_widget, count(*)
      from appointment where company_code = ${company} and created_at > now() - interval '365 days' group by 1, 2, 3`),
  )
  const inMs = (times: readonly number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`
  return [
    {
      name: 'figures of a year, 5 million events of one clinic, ms',
      target: `p95 ≤ ${target}`,
      value: inMs(year),
      note: `a row by its key: ${inMs(bare)}; bookings alone, counted from their rows: ${inMs(counted)}; kept by day in ${kept.toFixed(0)} s at first, then in ${anew.toFixed(0)} ms`,
      holds: quantile(year, 0.95) <= target,
    },
  ]
}
