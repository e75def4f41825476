import { asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { account } from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { accountName } from '../../backend/kit/sessions/account-name.ts'
import { isAdministrator } from '../../backend/kit/sessions/administrator.ts'
import { contactOf, findByContact, ownContacts } from '../../backend/kit/sessions/contact.ts'
import { normalizePhone } from '../../schemas/formats/phone.ts'

const usage = 'npm run grant -- administrator name@example.kz, or moderator; revoke in front of it, or list'

/** Roles in the product itself (D-PERM), and the column that has each. */
const columns = { administrator: 'isAdministrator', moderator: 'isModerator' } as const
type ProductRole = keyof typeof columns

const isRole = (word: string | undefined): word is ProductRole =>
  word !== undefined && Object.hasOwn(columns, word)

type Configured = { ADMINISTRATORS: readonly string[] }

/** The people with a role in the product, a line each, and those whose role is only configured. */
async function listed({ orm }: Database, { ADMINISTRATORS }: Configured): Promise<string> {
  const people = await orm
    .select()
    .from(account)
    .where(
      or(
        account.isModerator,
        isNotNull(account.isAdministrator),
        inArray(account.email, [...ADMINISTRATORS]),
      ),
    )
    .orderBy(asc(account.email), asc(account.phone))
  const lines = people.flatMap((person) => {
    const roles = [
      ...(isAdministrator(person, { administrators: ADMINISTRATORS }) ? ['administrator'] : []),
      ...(person.isModerator ? ['moderator'] : []),
    ]
    const contact = ownContacts(person)[0] ?? person.email ?? person.phone
    return roles.length > 0 ? [`${contact}  ${roles.join(', ')}  ${accountName(person)}`] : []
  })
  const known = new Set(people.map(({ email }) => email))
  const missing = ADMINISTRATORS.filter((email) => !known.has(email))
  const all = [
    ...lines,
    ...missing.map((email) => `${email}  administrator, as soon as there is such an account`),
  ]
  return all.join('\n') || 'Nobody is an administrator or a moderator.'
}

/** Grants or revokes a role in the product, or lists its holders; returns the text to print. */
export async function grantRole(
  db: Database,
  configured: Configured,
  args: readonly string[],
): Promise<string> {
  if (args.length === 1 && args[0] === 'list') return listed(db, configured)
  const isRevoked = args[0] === 'revoke'
  const [role, login, ...more] = isRevoked ? args.slice(1) : args
  if (!isRole(role) || !login || more.length > 0) throw new Error(`Usage: ${usage}`)
  const contact = login.includes('@') ? login.toLowerCase() : normalizePhone(login)
  const person = await findByContact(db.orm, contactOf(contact))
  if (!person)
    throw new Error(
      `There is no account with "${login}". Whoever is to have a role signs up first, at /auth/signin.`,
    )
  await db.orm
    .update(account)
    .set({ [columns[role]]: !isRevoked })
    .where(eq(account.id, person.id))
  return `${accountName(person)} (${contact}) is ${isRevoked ? 'no longer' : 'now'} ${role === 'administrator' ? 'an' : 'a'} ${role}.`
}
