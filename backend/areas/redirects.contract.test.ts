import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Database } from '../kit/database/database.ts'
import { testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { productEditor } from '../test/product-editor.ts'
import { smallSeed } from '../test/small-seed.ts'

describe.each(await testDatabases())('on $name, redirects', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
  })
  afterAll(() => db.close())

  it('never lead in a circle, also if two of them are switched on at the same moment', async () => {
    const editor = await productEditor(db, testBackend(db))
    const add = async (from: string, to: string) => {
      const { json } = await editor.add('redirects', { from, to, kind: 'permanent', isActive: false })
      return json.CODE
    }
    for (let turn = 0; turn < 8; turn++) {
      const [one, other] = [`/one-${turn}`, `/other-${turn}`]
      const codes = [await add(one, other), await add(other, one)]
      const answers = await Promise.all(
        codes.map((code) => editor.change('redirects', code, { isActive: true })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })
})
