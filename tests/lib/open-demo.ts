import { seedDatabase } from '../../backend/content/seed-database.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { openFilled } from '../../backend/test/databases.ts'
import { demoSeed } from '../../demo/index.ts'

/** A new database inside this process with the demo content, which is written once a run. */
export const openDemo = (): Promise<Database> =>
  openFilled('demo', async (db) => {
    await seedDatabase(db, demoSeed)
  })
