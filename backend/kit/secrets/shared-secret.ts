import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { secret } from '../tables/index.ts'

/** A random secret shared by all processes of a database; the first one that needs it creates it. */
export async function sharedSecret(orm: Orm, name: string): Promise<string> {
  const made = { name, value: randomBytes(32).toString('base64url') }
  await orm.insert(secret).values(made).onConflictDoNothing()
  const [row] = await orm.select().from(secret).where(eq(secret.name, name))
  return row?.value ?? made.value
}
