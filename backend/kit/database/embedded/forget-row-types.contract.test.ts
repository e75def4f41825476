import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openEmbedded } from '../../../test/databases.ts'

it('leaves arrays of texts and numbers, and no rows of tables', async () => {
  const db = await openEmbedded()
  const { $client } = db.orm as unknown as { $client: PGlite }
  expect(Object.keys($client.parsers).length).toBeLessThan(150)
  const found = await db.orm.execute(sql`select array['a', 'b'] as texts, array[1, 2] as numbers`)
  expect(found).toMatchObject({ rows: [{ texts: ['a', 'b'], numbers: [1, 2] }] })
  await db.close()
})
