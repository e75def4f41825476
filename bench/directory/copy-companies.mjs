import { sql } from 'drizzle-orm'

const company = (code) => `(${code}::bigint + copies.shift)::text`
const companies = (codes) =>
  `(select array_agg(${company('one')} order by at) from unnest(${codes}) with ordinality as all_of(one, at))`
const person = (id) => `md5(${id} || ' ' || copies.shift)::uuid`
const own = (text) => `${text} || '-' || copies.shift`

/** The columns that a copied row changes, by table. */
const tables = {
  company: { code: company('code'), slug: own('slug') },
  cabinet: { company_code: company('company_code') },
  practitioner: { id: person('id'), slug: own('slug') },
  specialist: { company_code: company('company_code'), practitioner_id: person('practitioner_id') },
  schedule: { company_code: company('company_code') },
  next_free: { company_code: company('company_code') },
  service: { company_code: company('company_code') },
  review: { code: own('code'), company_code: company('company_code') },
  listed: { company_code: company('company_code') },
  offer: { company_code: company('company_code') },
  listing: {
    code: `case when section = 'doctors' then ${person('code')}::text else ${company('code')} end`,
    slug: own('slug'),
    companies: companies('companies'),
    number: `"number" + copies.shift / copies.step * room`,
  },
  listing_set: { block: 'block + copies.shift / copies.step * room / 8192' },
  search_entry: {
    code: `case kind when 'doctor' then ${person('code')}::text
      when 'service' then ${company(`split_part(code, ' ', 1)`)} || ' ' || split_part(code, ' ', 2) else ${company('code')} end`,
    site: own('site'),
    companies: companies('companies'),
  },
}

/** The column with the company's code, for the rows to copy, by table. */
const originals = {
  company: 'code',
  practitioner: `(select company_code from specialist where practitioner_id = practitioner.id limit 1)`,
  listing: 'companies[1]',
  search_entry: 'companies[1]',
}

/** Sets of `listing` have so many rows (`rowsOfSet`). */
const rowsOfSet = 8192

/** Lets the rows of `listing` that are written next have sets of their own, which can be copied. Returns the first of them. */
export async function beginSets(orm) {
  const { rows } = await orm.execute(sql`
    select setval('listing_number_seq', (max(number) / ${rowsOfSet}::int + 1) * ${rowsOfSet}::int, false)::int as first from listing`)
  return rows[0].first / rowsOfSet
}

/**
 * Copies companies whose codes follow each other, from `first` on, `times` times, with all rows that belong to them or are derived from
 * them. Codes of the copies follow those of the originals. `firstSet` is what `beginSets` gave before the originals were written.
 */
export async function copyCompanies(orm, { first, count, times, firstSet }) {
  await orm.transaction(async (inner) => {
    // References are right, and sets are copied as they are.
    await inner.execute(sql`set local session_replication_role = replica`)
    const [{ last }] = (await inner.execute(sql`select max(block)::int as last from listing_set`)).rows
    const room = (last + 1 - firstSet) * rowsOfSet
    for (const [table, changed] of Object.entries(tables)) {
      const { rows } = await inner.execute(sql`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
      const names = rows.map(({ name }) => `"${name}"`)
      const values = rows.map(({ name }) => changed[name] ?? `${table}."${name}"`)
      const code = originals[table] ?? 'company_code'
      const isOriginal =
        table === 'listing_set'
          ? `block >= ${firstSet}`
          : `${code} ~ '^[0-9]+$' and ${code}::bigint between ${first} and ${first + count - 1}`
      await inner.execute(
        sql.raw(`insert into ${table} (${names.join()}) select ${values.join()}
        from ${table} cross join (select step * turn as shift, step, room
          from (values (${count}, ${room})) as each(step, room), generate_series(1, ${times}) turn) as copies
        where ${isOriginal}`),
      )
    }
    await inner.execute(sql`select setval('listing_number_seq', (select max(number) from listing))`)
  })
}
