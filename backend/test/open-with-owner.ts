import { seedDatabase } from '../content/seed-database.ts'
import type { Database } from '../kit/database/database.ts'
import { invalidationChannel } from '../kit/events/channels.ts'
import { testBackend } from './call.ts'
import { addPerson, addStaff } from './people.ts'
import { smallSeed } from './small-seed.ts'

/**
 * A database with the small seed, its backend, and a signed-in owner of `company`. `heard` collects the tags that are
 * invalidated from now on.
 */
export async function openWithOwner(open: () => Promise<Database>, company: string) {
  const db = await open()
  await seedDatabase(db, smallSeed)
  const owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  const heard: string[] = []
  await db.listen(
    invalidationChannel,
    (told) => told.kind === 'payload' && heard.push(...JSON.parse(told.payload)),
  )
  return { db, backend: testBackend(db), owner, heard }
}
