import { eq, ne, sql } from 'drizzle-orm'
import type { RedirectRow } from '../../schemas/areas/redirects.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { redirectFrom } from '../../schemas/redirects/redirect-rules.ts'
import { redirect } from '../database/tables/index.ts'
import { type Change, serveArea } from '../kit/area/area.ts'
import type { Orm } from '../kit/database/database.ts'
import { flattened, followRules, leadingTo, realPathAt } from '../redirects/index.ts'

const statuses = { permanent: 301, temporary: 302 } as const

/** All other redirects that are active. */
const others = async (orm: Orm, { place }: Change<RedirectRow>) => {
  const rows = await orm.select().from(redirect).where(ne(redirect.code, place.code))
  return rows.filter(({ isActive }) => isActive)
}

/** A rule as it is stored: its source in the form of look-ups, and a target on the product's own host as a path. */
function stored({ after, origin }: Change<RedirectRow>): RedirectRow {
  const rule = { ...after, from: redirectFrom(after.from, origin) ?? after.from }
  if (!origin || !/^https?:/i.test(rule.to) || !URL.canParse(rule.to)) return rule
  const { host, pathname, search, hash } = new URL(rule.to)
  return host === new URL(origin).host ? { ...rule, to: pathname + search + hash } : rule
}

/** Redirects change one after the other: two that are right by themselves may form a circle together. */
const lockAll = (orm: Orm) => orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`)

/** Each path has one redirect, which neither hides a page nor points back to itself (B-18). */
async function check(orm: Orm, change: Change<RedirectRow>): Promise<Problem[]> {
  const { place, before } = change
  await lockAll(orm)
  const after = stored(change)
  if (redirectFrom(after.from, change.origin) === undefined)
    return [{ path: ['from'], code: 'redirectHost', params: {} }]
  const [same] = await orm.select().from(redirect).where(eq(redirect.from, after.from))
  if (same && same.code !== place.code)
    return [{ path: ['from'], code: 'takenRedirect', params: { to: same.to } }]
  if (!after.isActive) return []
  const isNew = before?.from !== after.from || !before.isActive
  const page = isNew ? await realPathAt(orm, after.from) : undefined
  if (page) return [{ path: ['from'], code: 'realPage', params: { path: page } }]
  const { loop } = followRules([...(await others(orm, change)), after], after.to)
  return loop ? [{ path: ['to'], code: 'redirectLoop', params: { way: loop.join(' → ') } }] : []
}

export default serveArea<RedirectRow>({
  table: redirect,
  columns: { kind: 'httpStatus' },
  read: ({ httpStatus }) => ({ kind: httpStatus === 302 ? 'temporary' : 'permanent' }),
  write: ({ kind }) => ({ httpStatus: statuses[kind] }),
  check,
  complete: async (orm, change) => {
    const after = stored(change)
    return after.isActive ? { ...after, to: flattened(await others(orm, change), after.to) } : after
  },
  afterWrite: async (orm, change) => {
    const after = stored(change)
    if (!after.isActive) return
    for (const { code, to } of leadingTo(await others(orm, change), after))
      await orm.update(redirect).set({ to }).where(eq(redirect.code, code))
  },
})
