import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bringIn, type Installation, newFiles, takeOut } from '../backend/company-file/test/exchange-files.ts'
import { openDemo } from './lib/open-demo.ts'

let from: Installation
beforeAll(async () => {
  from = { db: await openDemo(), files: newFiles() }
})
afterAll(() => from.db.close())

it('takes out', async () => {
  const { rows } = (await from.db.orm.execute("select company_code c, count(*) n from specialist group by 1 order by 2 desc limit 5")) as never as {rows: {c: string}[]}
  console.log(rows)
  const code = rows[0]!.c
  const bytes = await takeOut(from, code)
  const parts = unzipSync(bytes)
  console.log(bytes.length, Object.entries(parts).map(([n, b]) => `${n} ${b.length}`).join('\n'))
  console.log(Buffer.from(parts['README.txt']!).toString())
  console.log(Buffer.from(parts['data/specialist.json']!).toString().slice(0, 1500))
  console.log(Buffer.from(parts['data/specialist.schema.json']!).toString().slice(0, 1500))
})
