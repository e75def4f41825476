import { asc, lte, min } from 'drizzle-orm'
import { domainClaim } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import type { Settings } from '../kit/settings.ts'
import { defineWorker } from '../kit/worker/define-worker.ts'
import { eachDue } from '../kit/worker/each-due.ts'
import { checkDomain } from './check-domain.ts'
import { type Claim, isClaim, leaseMinutes } from './claims.ts'

type Asking = { db: Pick<Database, 'orm'>; settings: Pick<Settings, 'dns' | 'siteAddress'> }

/** Takes a claim that is due, so that no other process asks about it meanwhile. */
const takeDue = (orm: Database['orm'], now: Date): Promise<Claim | undefined> =>
  orm.transaction(async (inner) => {
    const [due] = await inner
      .select()
      .from(domainClaim)
      .where(lte(domainClaim.nextAt, now))
      .orderBy(asc(domainClaim.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const nextAt = new Date(now.getTime() + leaseMinutes * 60_000)
    await inner.update(domainClaim).set({ nextAt }).where(isClaim(due))
    return due
  })

/** Asks DNS about all domains that are due. Returns in how many milliseconds the next one is, undefined if there is none. */
export async function checkDueDomains(
  { db: { orm }, settings }: Asking,
  stopped?: AbortSignal,
  now = new Date(),
): Promise<number | undefined> {
  await eachDue<Claim>({
    stopped,
    next: () => takeDue(orm, now),
    act: (claim) => checkDomain(orm, settings, claim, { isAwaited: false }),
  })
  const [next] = await orm.select({ at: min(domainClaim.nextAt) }).from(domainClaim)
  return next?.at ? next.at.getTime() - Date.now() : undefined
}

/** Asks DNS about clinics' own domains, less and less often; a record that comes after a day is found without a press. */
export const worker = defineWorker({
  channel: 'shipa_domains',
  goesOutside: true,
  lookMs: 60_000,
  failure: 'domains of clinics could not be checked; the worker tries again',
  run: ({ db, settings }, stopped) => checkDueDomains({ db, settings }, stopped),
})
