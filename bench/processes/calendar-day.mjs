// Fills today of a branch of the demo clinic: 50 doctors and 600 visits, one after the other. Argument: the data folder.
import { openDatabase } from '../../dist/bench/product.js'

const company = '1001'
const cabinet = '10012'
const doctors = 50
const visits = 12

const db = await openDatabase({ dataDir: process.argv[2] })
const week = Array.from({ length: 7 }, (_, day) => ({
  day: day + 1,
  intervals: [{ from: '08:00', to: '20:00' }],
}))
const hours = JSON.stringify({ week, exceptions: [] })
const places = JSON.stringify([{ cabinet, hours: JSON.parse(hours), step: 30 }])
await db.orm.execute(
  `insert into specialist (company_code, code, slug, position, last_name, name, specialities, places)
   select '${company}', 'day-' || n, 'day-' || n, 2000 + n, jsonb_build_object('ru', 'Врач ' || n), jsonb_build_object('ru', 'Имя'), '["dentist"]', '${places}'
   from generate_series(1, ${doctors}) n`,
)
await db.orm.execute(
  `insert into schedule (company_code, cabinet, specialist, hours, step)
   select '${company}', '${cabinet}', 'day-' || n, '${hours}', 30 from generate_series(1, ${doctors}) n`,
)
await db.orm.execute(
  `insert into appointment (code, company_code, cabinet, specialist, starts_at, ends_at, timezone, status, last_name, name)
   select 'DAY' || lpad((n * 100 + slot)::text, 5, '0'), '${company}', '${cabinet}', 'day-' || n, starts, starts + interval '30 minutes', 'Asia/Almaty', 'confirmed', 'Пациент ' || n, 'Имя ' || slot
   from generate_series(1, ${doctors}) n, generate_series(1, ${visits}) slot,
     lateral (select date_trunc('day', now() at time zone 'Asia/Almaty') at time zone 'Asia/Almaty' + interval '7 hours' + slot * interval '1 hour' starts) at`,
)
await db.close()
process.send('ready', () => process.disconnect())
