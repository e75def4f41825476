import { sql } from 'drizzle-orm'

const company = (code) => `(${code}::bigint + shift)::text`
const companies = (codes) => `(select array_agg(${company('one')} order by at) from unnest(${codes}) with ordinality as all_of(one, at))`
const person = (id) => `md5(${id} || ' ' || shift)::uuid`
const own = (text) => `${text} || '-' || shift`

/** What of a copied row differs from its original, by table. */
const tables = {
  company: { code: company('code'), slug: own('slug') },
  cabinet: { company_code: company('company_code') },
  practitioner: { id: person('id'), slug: own('slug') },
  specialist: { company_code: company('company_code'), practitioner_id: person('practitioner_id') },
  schedule: { company_code: company('company_code') },
  service: { company_code: company('company_code') },
  review: { code: own('code'), company_code: company('company_code') },
  listed: { company_code: company('company_code') },
  offer: { company_code: company('company_code') },
  listing: {
    code: `case when section = 'doctors' then ${person('code')}::text else ${company('code')} end`,
    slug: own('slug'),
    companies: companies('companies'),
  },
  search_entry: {
    code: `case kind when 'doctor' then ${person('code')}::text
      when 'service' then ${company(`split_part(code, ' ', 1)`)} || ' ' || split_part(code, ' ', 2) else ${company('code')} end`,
    site: own('site'),
    companies: companies('companies'),
  },
}

/** Which rows of a table belong to the companies from one code to another. */
const originals = {
  company: 'code',
  practitioner: `(select company_code from specialist where practitioner_id = practitioner.id limit 1)`,
  listing: 'companies[1]',
  search_entry: 'companies[1]',
}

/**
 * Copies companies with numeric codes in a row `times` times, with everything that belongs to them or was made of them. Codes of
 * the copies follow those of the originals.
 */
export async function copyCompanies(orm, from, count, times) {
  await orm.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`)
    for (const [table, changed] of Object.entries(tables)) {
      const t = performance.now()
      const { rows } = await inner.execute(sql`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
      const names = rows.map(({ name }) => `"${name}"`)
      const values = rows.map(({ name }) => changed[name] ?? `"${name}"`)
      await inner.execute(sql.raw(`insert into ${table} (${names.join()}) select ${values.join()}
        from ${table} cross join generate_series(${count}, ${count * times}, ${count}) shift
        where ${originals[table] ?? 'company_code'} ~ '^[0-9]+$'
        and ${originals[table] ?? 'company_code'}::bigint between ${from} and ${from + count - 1}`))
      console.error(table, Math.round(performance.now() - t))
    }
  })
}
