import { sql } from 'drizzle-orm'
import { clinicWords, firstNames, posts, procedures, surnames } from '../search/many-entries.mjs'

/** Rows for each company. */
export const doctorsOfCompany = 3
const reviewsOfCompany = 20
const servicesOfCompany = 2
/** Codes are above those of seed files. */
export const firstCode = 100_001

const literal = (text) => `'${text.replaceAll("'", "''")}'`
const list = (words) => `array[${words.split(' ').map(literal).join(',')}]`
/** A number from 0 to 1 by a row's number, always the same; `salt` makes independent ones. */
const chance = (number, salt) => `((hashint8extended(${number}, ${salt}) & 1073741823)::float8 / 1073741824)`
const one = (array, index) => `(${array})[1 + (${index})::bigint % cardinality(${array})]`
const pick = (array, number, salt) =>
  `(${array})[1 + floor(${chance(number, salt)} * cardinality(${array}))::int]`
const some = (array, number, salt, share) =>
  `(select coalesce(jsonb_agg(word), '[]') from unnest(${array}) with ordinality as all_of(word, at)
    where ${chance(`${number} * 64 + at`, salt)} < ${share})`
const text = (russian) => `jsonb_build_object('ru', ${russian})`

const week = (from, to, days) =>
  JSON.stringify({
    week: Array.from({ length: days }, (_, day) => ({ day: day + 1, intervals: [{ from, to }] })),
    exceptions: [],
  })
const weeks = `array[${[week('08:00', '20:00', 7), week('09:00', '18:00', 5), week('00:00', '24:00', 7), week('10:00', '16:00', 6)].map(literal).join(',')}]::jsonb[]`

const statements = [
  // Most are in few cities: every fifth in the largest.
  `insert into company (code, slug, kind, name, category, description, country, city, address, latitude, longitude,
     template, is_online_entry_active, timezone, specialities, features, license, is_demo)
   select n::text, 'clinic-' || n, case when ${chance('n', 1)} < 0.9 then 'clinic' else 'other' end,
     ${text(`${one(list(clinicWords), 'n')} || ' ' || ${one(list(clinicWords), 'n / 15 * 7 + 3')} || ' ' || n % 997`)},
     ${text(`'Клиника'`)}, case when ${chance('n', 2)} < 0.7 then ${text(`'<p>Принимаем взрослых и детей.</p>'`)} end,
     city.country, city.slug, ${text(`'улица ' || ${one(list(surnames), 'n')} || ', ' || n % 200`)},
     city.latitude + (${chance('n', 3)} - 0.5) / 5, city.longitude + (${chance('n', 4)} - 0.5) / 5,
     'landing', n % 2 = 0, city.timezone,
     ${some('specialities', 'n', 5, 0.04)}, ${some(`array['osms','gobmp','children','homeVisits','stepFree']`, 'n', 6, 0.35)},
     case when ${chance('n', 7)} < 0.5 then 'L' || n end, false
   from made cross join cities cross join specialities
   join city on city.slug = cities[1 + floor(cardinality(cities) * ${chance('n', 8)} ^ 2.5)::int]`,
  `insert into cabinet (company_code, code, position, name, address, latitude, longitude, phones, hours, timezone)
   select company.code, '1', 0, company.name, address, latitude, longitude, jsonb_build_array('+7700' || (1000000 + n)),
     ${pick('weeks', 'n', 9)}, timezone
   from made cross join weeks join company on company.code = n::text`,
  `insert into practitioner (id, slug)
   select md5('doctor ' || n || ' ' || at)::uuid, 'doctor-' || n || '-' || at
   from made cross join generate_series(1, ${doctorsOfCompany}) at`,
  // Every twentieth sees patients in the clinic before theirs too, which may be in another city.
  `insert into specialist (company_code, code, slug, position, last_name, name, middle_name, specialities, post,
     experience_since, languages, features, about, practitioner_id)
   select (n - shift)::text, at + shift * 10, 'doctor-' || n || '-' || at, at,
     ${text(`${pick(list(surnames), 'd', 10)} || case when d % 2 = 1 then 'а' else '' end`)}, ${text(pick(list(firstNames), 'd', 11))},
     ${text(`${pick(list(surnames), 'd', 12)} || 'ович'`)},
     jsonb_build_array(${pick('specialities', 'd', 13)}, ${pick('specialities', 'd', 14)}), ${text(pick(list(posts), 'd', 13))},
     1985 + floor(${chance('d', 15)} * 40)::int, ${some(`array['kk','ru','uz','en','tr']`, 'd', 16, 0.4)},
     ${some(`array['children','homeVisits']`, 'd', 17, 0.3)},
     case when ${chance('d', 18)} < 0.5 then ${text(`'<p>Веду приём.</p>'`)} end, md5('doctor ' || n || ' ' || at)::uuid
   from made cross join generate_series(1, ${doctorsOfCompany}) at cross join lateral (select n * 10 + at as d) doctor
   cross join specialities
   cross join lateral generate_series(0, case when d % 20 = 1 and n > (select min(n) from made) then 1 else 0 end) shift`,
  `insert into schedule (company_code, cabinet, specialist, hours)
   select specialist.company_code, '1', specialist.code, ${pick('weeks', 'n * 10 + position', 19)}
   from made cross join weeks join specialist on specialist.company_code = n::text`,
  // Those who take bookings have times in the next days.
  `insert into next_free (company_code, specialist, cabinet, starts_at, ends_at, timezone, until, days, parts)
   select n::text, at, '1', at_hour, at_hour + interval '30 minutes', timezone, at_hour - interval '1 hour', ahead / 24,
     array(select to_char(current_date + day, 'YYYY-MM-DD ') || part from generate_series(0, 6) day, unnest(array['morning','day','evening']) part
       where ${chance(`d * 32 + day * 4 + length(part) % 4`, 27)} < 0.4)
   from made join company on company.code = n::text cross join generate_series(1, ${doctorsOfCompany}) at
   cross join lateral (select n * 10 + at as d) doctor
   cross join lateral (select 2 + floor(${chance('d', 26)} * 120)::int as ahead) free
   cross join lateral (select date_trunc('hour', now()) + ahead * interval '1 hour' as at_hour) slot
   where n % 2 = 0`,
  `insert into service (company_code, code, position, name, "group", price, currency)
   select n::text, at, at, ${text(`${pick(list(procedures), 's', 20)} || ' ' || lower(${pick(list(posts), 's', 21)}) || 'а'`)},
     ${text(`'Услуги'`)}, round(500 * 200 ^ ${chance('s', 22)}), country.currency
   from made join company on company.code = n::text join country on country.code = company.country
   cross join generate_series(1, ${servicesOfCompany}) at cross join lateral (select n * 10 + at as s) service`,
  // Some have none, a few many times as many as most.
  `insert into review (code, company_code, specialist, author, rating, text, lang, date)
   select 'made ' || n || ' ' || at, n::text,
     case when at % 2 = 0 then (1 + at % ${doctorsOfCompany})::text end, ${pick(list(firstNames), 'r', 23)},
     5 - floor(5 * ${chance('r', 24)} ^ (1.5 + n % 5))::int, 'Приняли вовремя, всё объяснили.', 'ru', date '2026-01-01' + (r % 300)::int
   from made cross join generate_series(1, floor(${reviewsOfCompany * 3} * ${chance('n', 25)} ^ 2)::int) at
   cross join lateral (select n * 100 + at as r) review`,
]

/** Writes companies with their branches, doctors, services and reviews, whose codes follow each other; always the same ones. */
export async function addCompanies(orm, from, count) {
  const given = `with made as (select generate_series(${from}, ${from + count - 1}) n),
    cities as (select array_agg(slug order by country <> 'KZ', slug <> 'almaty', slug) cities from city),
    specialities as (select array_agg(slug order by slug) specialities from speciality),
    weeks as (select ${weeks} weeks)`
  await orm.transaction(async (inner) => {
    // References are right; looking each of them up takes longer than writing the rows.
    await inner.execute(sql`set local session_replication_role = replica`)
    for (const statement of statements) await inner.execute(sql.raw(`${given} ${statement}`))
  })
}
