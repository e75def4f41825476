import { eq, sql } from 'drizzle-orm'
import { tags } from '../../../schemas/tags.ts'
import type { Database, Orm } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { changedTags, invalidationChannel } from '../events/channels.ts'
import type { Log } from '../log.ts'
import { company, type Membership, membership } from '../tables/index.ts'

/** A membership, with the time from which the company requires a second factor; null if it does not. */
export type KnownMembership = Membership & { factorFrom: Date | null }

/** Memberships of people, cached in memory until the event `rights` of a person. */
export type Memberships = {
  /** The membership of an account in a company, by company code; undefined if there is none. */
  find: (orm: Orm, account: string, company: string) => Promise<KnownMembership | undefined>
}

const maxCached = 10_000

/** Entries expire even without invalidation, because a silently broken connection is detected late. */
const maxAgeMs = 60_000

const ofPerson = prepared('memberships of a person', (orm) =>
  orm
    .select({ membership, factorFrom: company.staffFactorFrom })
    .from(membership)
    .innerJoin(company, eq(company.code, membership.company))
    .where(eq(membership.account, sql.placeholder('account'))),
)

/** Cached memberships. While LISTEN is not connected, nothing is cached. */
export function createMemberships(db: Database, log: Log): Memberships {
  const cached = new Map<string, { found: readonly KnownMembership[]; at: number }>()
  let isListening = false
  /** Incremented by each invalidation: a value whose read began before one is not cached after it. */
  let generation = 0
  const forget = (changed: readonly string[]) => {
    generation += 1
    if (changed.includes('*')) cached.clear()
    else for (const tag of changed) cached.delete(tag)
  }
  void db
    .listen(invalidationChannel, (notification) => {
      if (notification.kind !== 'payload') isListening = notification.kind === 'gap'
      forget(changedTags(notification))
    })
    .then(
      () => {
        isListening = true
      },
      (error: unknown) =>
        log.warn(
          { err: error },
          'changes of rights cannot be listened to: rights are read anew for each call; check the database',
        ),
    )
  const read = async (orm: Orm, account: string): Promise<readonly KnownMembership[]> => {
    const key = tags.access(account)
    const known = cached.get(key)
    if (known && Date.now() - known.at < maxAgeMs) return known.found
    const generationAtStart = generation
    const at = Date.now()
    const rows = await ofPerson(orm).execute({ account })
    const found = rows.map(({ factorFrom, ...row }) => ({ ...row.membership, factorFrom }))
    if (isListening && generationAtStart === generation) {
      if (cached.size >= maxCached) cached.clear()
      cached.set(key, { found, at })
    }
    return found
  }
  return {
    find: async (orm, account, code) => (await read(orm, account)).find((one) => one.company === code),
  }
}
