import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type CountedKind, ownKinds } from '../../schemas/statistics/figure-kinds.ts'
import {
  figure,
  figureDue,
  figuresKept,
  linkOpening,
  siteVisit,
  whatsappOpening,
} from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'

/** A transaction may be as old as that when it is committed with its time. */
const longestTransaction = sql`interval '10 minutes'`

/** A day of a clinic may begin so long before that of the database, and counts of it may be written when it is over. */
const openDays = 2

/** Numbers of people that another counter has by day, in all. */
async function keepCounted(orm: Orm, kind: CountedKind, table: PgTable, since: string | null, where?: SQL) {
  await orm.execute(sql`
    insert into ${figure} (company_code, day, kind, cabinet, subject, number)
    select company_code, day, ${kind}, '', '', sum(people)
    from ${table}
    where day >= coalesce(${since}::timestamptz::date - ${openDays}::int, '-infinity')
      ${where ? sql`and ${where}` : sql``}
    group by company_code, day
    on conflict (company_code, cabinet, day, kind, subject) do update set number = excluded.number
      where ${figure}.number <> excluded.number`)
}

const hasCome = sql`('arrived', 'completed')`
const kindsOfVisits = sql.join(
  ownKinds.map((kind) => sql`${kind}`),
  sql`, `,
)

/** All days on which a clinic has a booking or a visit, and those between. */
const allDays = sql`
  select clinic.code as company_code, clinic.timezone, generate_series(bounds.first, bounds.last, interval '1 day')::date as day
  from company as clinic
  join (
    select company_code, least(min(created_at), min(starts_at)) as first, greatest(max(created_at), max(starts_at)) as last
    from appointment where status <> 'hold' group by company_code
  ) as found on found.company_code = clinic.code
  cross join lateral (select
    (found.first at time zone clinic.timezone)::date as first, (found.last at time zone clinic.timezone)::date as last
  ) as bounds`

/** The days on which a booking was made or a visit is that has changed, and those of later visits of its patient, who may have come before now. */
const changedDays = (since: string): SQL => sql`
  select distinct company_code, timezone, day from (
    select one.company_code, clinic.timezone, unnest(array[
      (one.created_at at time zone clinic.timezone)::date,
      (one.starts_at at time zone clinic.timezone)::date
    ]) as day
    from appointment as one join company as clinic on clinic.code = one.company_code
    where one.status <> 'hold' and one.updated_at > ${since}::timestamptz
    union all
    select later.company_code, clinic.timezone, (later.starts_at at time zone clinic.timezone)::date
    from appointment as one
    join appointment as later on later.patient_id = one.patient_id and later.company_code = one.company_code
      and later.starts_at > one.starts_at
    join company as clinic on clinic.code = one.company_code
    where one.status <> 'hold' and one.updated_at > ${since}::timestamptz
  ) as changed`

/**
 * What the rows of visits say of these days. A moved visit is one booking, and one visit at its last time. What the staff have entered after
 * the fact, as an import does, is no booking. Rows are found day by day (`offset 0`): all of a clinic beside all of its days would take minutes.
 */
const figuresOfDays = sql`
  select days.company_code, days.day, made.cabinet, booked.kind, booked.subject
  from days
  cross join lateral (
    select * from appointment
    where company_code = days.company_code and created_at >= days.begins and created_at < days.ends
      and code is not null and sequence = 0
      and (source <> 'staff' or starts_at > created_at - interval '1 day')
    offset 0
  ) as made
  cross join lateral (
    select case
        when made.source = 'online' then case when made.is_widget then 'booked-widget' else 'booked-site' end
        when made.source = 'staff' then 'booked-staff'
        else 'booked-walk-in' end as kind, '' as subject
    union all select 'promoted', made.promotion where made.promotion is not null
  ) as booked
  union all
  select days.company_code, days.day, visit.cabinet, went.kind, ''
  from days
  cross join lateral (
    select * from appointment
    where company_code = days.company_code and starts_at >= days.begins and starts_at < days.ends
      and code is not null and status in ('no_show', 'arrived', 'completed')
    offset 0
  ) as visit
  cross join lateral (
    select case when visit.status = 'no_show' then 'no-show' else 'came' end as kind
    union all select 'returned' where visit.status in ${hasCome} and exists (
      select from appointment as earlier
      where earlier.patient_id = visit.patient_id and earlier.company_code = visit.company_code
        and earlier.starts_at < visit.starts_at and earlier.status in ${hasCome})
  ) as went`

/** How many days of clinics one transaction counts: at first there are many of them, and a statement has its deadline. */
const daysAtOnce = 20

/** Notes the days on which something has changed, at first all, to be counted. */
const noteDays = (orm: Orm, since: string | null) =>
  orm.execute(sql`
    insert into ${figureDue} (company_code, day)
    select company_code, day from (${since === null ? allDays : changedDays(since)}) as changed
    on conflict do nothing`)

/**
 * Counts the visits of some days that are due, the latest first, so that what is there has no gaps while the rest waits. Returns whether there were
 * any. They are taken out before they are read: who notes one of them meanwhile waits, and it is due again.
 */
async function countDueDays(orm: Orm): Promise<boolean> {
  const taken = await orm
    .delete(figureDue)
    .where(sql`(company_code, day) in (
      select company_code, day from ${figureDue} order by day desc, company_code limit ${daysAtOnce}::int
      for update skip locked)`)
    .returning()
  if (taken.length === 0) return false
  const due = sql`jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as due(company text, day date)`
  await orm.execute(sql`
    delete from ${figure} using ${due}
    where ${figure}.company_code = due.company and ${figure}.day = due.day
      and ${figure}.kind in (${kindsOfVisits})`)
  await orm.execute(sql`
    with days as materialized (
      select clinic.code as company_code, due.day, due.day::timestamp at time zone clinic.timezone as begins,
        (due.day + 1)::timestamp at time zone clinic.timezone as ends
      from ${due} join company as clinic on clinic.code = due.company
    )
    insert into ${figure} (company_code, day, cabinet, kind, subject, number)
    select company_code, day, coalesce(cabinet, ''), kind, subject, count(*)
    from (${figuresOfDays}) as counted
    group by company_code, day, kind, subject, grouping sets ((cabinet), ())`)
  return true
}

/**
 * Brings the figures of all clinics up to date: what was counted, and what visits say, of the days on which something has changed since it
 * was done last; at first of all days. Days are noted first and counted some at a time, so whoever ends early goes on with the rest.
 */
export async function keepFigures(db: Database, stopped?: AbortSignal): Promise<void> {
  await db.orm.insert(figuresKept).values({ id: 1 }).onConflictDoNothing()
  await db.orm.transaction(async (orm) => {
    const [kept] = await orm
      .select({
        since: sql<string | null>`(${figuresKept.at} - ${longestTransaction})::text`,
        now: sql<string>`now()::text`,
      })
      .from(figuresKept)
      .for('update', { skipLocked: true })
    if (!kept) return
    const { since, now } = kept
    await keepCounted(orm, 'site', siteVisit, since, sql`page = ''`)
    await keepCounted(orm, 'link', linkOpening, since)
    await keepCounted(orm, 'chat', whatsappOpening, since)
    await noteDays(orm, since)
    await orm.update(figuresKept).set({ at: sql`${now}::timestamptz` })
  })
  while (!stopped?.aborted) if (!(await db.orm.transaction(countDueDays))) return
}
