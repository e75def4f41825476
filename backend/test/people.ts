import { hash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import type { Role } from '../../schemas/access/roles.ts'
import { hashPassword } from '../accounts/password.ts'
import { account, membership, session } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import type { Account } from '../kit/sessions/person.ts'

/** The password of all test accounts. */
export const testPassword = 'Тест-пароль-1'
let hashed: Promise<string> | undefined

/** A signed-in account, and the header with its session cookie. */
export type SignedIn = { account: Account; cookie: string }

/** Adds a person with a confirmed e-mail, signed in. */
export async function addPerson(
  db: Database,
  values: Partial<typeof account.$inferInsert> = {},
): Promise<SignedIn> {
  hashed ??= hashPassword(testPassword)
  const [made] = await db.orm
    .insert(account)
    .values({
      email: `${randomBytes(6).toString('hex')}@example.kz`,
      emailConfirmedAt: new Date(),
      passwordHash: await hashed,
      lastName: 'Тестова',
      name: 'Айгуль',
      locale: 'ru',
      ...values,
    })
    .returning()
  if (!made) throw new Error('the account is not there')
  return { account: made, cookie: await signIn(db, made.id) }
}

/** A new session of a person, as its `cookie` header. */
export async function signIn({ orm }: Database, id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await orm.insert(session).values({
    tokenHash: hash('sha256', token),
    account: id,
    isLasting: false,
    expiresAt: new Date(Date.now() + 3_600_000),
    userAgent: 'tests',
  })
  return `sid=${token}`
}

/** Makes a person staff of a company, in all its cabinets unless some are given. */
export async function addStaff(
  { orm }: Database,
  person: Account,
  company: string,
  role: Role,
  values: Partial<typeof membership.$inferInsert> = {},
): Promise<void> {
  await orm.insert(membership).values({ account: person.id, company, role, cabinets: ['0'], ...values })
  await changed(orm, rights, { account: person.id })
}

/** The account's current row. */
export const accountOf = async ({ orm }: Database, id: string) =>
  (await orm.select().from(account).where(eq(account.id, id)))[0]
