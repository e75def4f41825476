// Adds a short link to the demo clinic, unless it is there, and says how many people are counted of it. Argument: the data folder.
import { openDatabase } from '../../dist/bench/product.js'

const db = await openDatabase({ dataDir: process.argv[2] })
await db.orm.execute(`insert into link (company_code, code, word, target, label, status)
  values ('1001', 'bench', 'izmerenie', '{"kind":"booking"}', '{"ru":"Измерение"}', 'shown') on conflict do nothing`)
await db.orm.execute(
  `insert into link_slug (slug, company_code, link_code) values ('izmerenie', '1001', 'bench') on conflict do nothing`,
)
const { rows } = await db.orm.execute(
  `select coalesce(sum(people), 0)::int as people from link_opening where company_code = '1001' and link_code = 'bench'`,
)
await db.close()
process.send(rows[0].people, () => process.disconnect())
