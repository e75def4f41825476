import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newDataDir } from '../../test/databases.ts'
import { watchPower } from '../../test/power-cut.ts'
import { openPglite } from './open-pglite.ts'

const left = mkdtempSync(join(tmpdir(), 'shipa-left-'))

async function numbersIn(folder: string): Promise<number[]> {
  const db = await openPglite(folder)
  const { rows } = (await db.orm.execute(sql`select n from written order by n`)) as unknown as {
    rows: { n: number }[]
  }
  await db.close()
  return rows.map(({ n }) => n)
}

it('has every answered write on the disk: those before a checkpoint, and those after it', async () => {
  const folder = await newDataDir()
  const power = watchPower(join(folder, 'pg'))
  try {
    const db = await openPglite(folder)
    await db.orm.execute(sql`create table written (n int primary key, filler text)`)
    const write = (n: number) =>
      db.orm.transaction((orm) =>
        orm.execute(
          sql`insert into written select ${n}, string_agg(md5(i::text), '') from generate_series(1, 400) i`,
        ),
      )
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    for (const n of numbers.slice(0, 10)) await write(n)
    await db.orm.execute(sql`checkpoint`)
    for (const n of numbers.slice(10)) await write(n)
    power.leave(join(left, 'pg'))
    power.stop()
    await db.close()
    expect(await numbersIn(left)).toEqual(numbers)
  } finally {
    power.stop()
    rmSync(left, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})
