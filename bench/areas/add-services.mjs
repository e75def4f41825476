import pg from 'pg'

const doctors = [
  'терапевта',
  'кардиолога',
  'невролога',
  'хирурга',
  'педиатра',
  'окулиста',
  'уролога',
  'эндокринолога',
  'дерматолога',
  'ортопеда',
  'стоматолога',
  'гинеколога',
  'онколога',
  'аллерголога',
  'пульмонолога',
  'ревматолога',
  'нефролога',
  'гематолога',
  'психиатра',
  'логопеда',
]
const kinds = [
  'Приём',
  'Осмотр',
  'Консультация',
  'Выезд',
  'Анализ',
  'Снимок',
  'Массаж',
  'Операция',
  'Перевязка',
  'Вакцинация',
]

/** Adds this many services to a company, and as many to another one, so that a query has to distinguish them. */
export async function addServices(url, count) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const company of ['1001', '1002'])
      await client.query(
        `insert into service (company_code, code, position, name, "group", price, currency, changed_at)
         select $1, number::text, number,
           jsonb_build_object(
             'ru', concat(($3::text[])[1 + number % 10], ' ', ($2::text[])[1 + (number / 10) % 20], ' ',
               case when (number / 200) % 20 = 0 then 'повторный ' else '' end, number),
             'kk', concat('Қызмет ', (number * 7919) % 100003)),
           jsonb_build_object('ru', concat('Группа ', number % 50)),
           (number * 7919) % 50000, 'KZT', now() - number * interval '1 minute'
         from generate_series(1000, 999 + $4::int) number`,
        [company, doctors, kinds, count],
      )
    await client.query('vacuum analyze service')
  } finally {
    await client.end()
  }
}
