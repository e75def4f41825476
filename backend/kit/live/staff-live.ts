import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Section } from '../../../schemas/access/sections.ts'
import { type StaffLiveKind, staffLiveQuery } from '../../../schemas/api/staff-live.ts'
import { place } from '../company/place.ts'
import type { Orm } from '../database/database.ts'
import type { Acting } from '../http/endpoint.ts'
import type { Membership } from '../tables/index.ts'
import { openLive } from './open-live.ts'

/** The channel that notifies processes of texts to clinics. */
export const staffLiveChannel = 'shipa_staff_news'
const payload = (kind: StaffLiveKind, company: string) => `${kind} ${company}`

/** Notifies the watching staff of a company that a text of a kind has come or changed, on commit. */
export const signalStaff = (orm: Orm, kind: StaffLiveKind, company: string): Promise<unknown> =>
  orm.execute(sql`select pg_notify(${staffLiveChannel}, ${payload(kind, company)})`)

type Watched = {
  kind: StaffLiveKind
  section: Section
  /** The rows that wait for a member at a place, and since when each of them does. */
  rows: (asking: { member: Membership; cabinet: string }) => {
    table: PgTable
    since: PgColumn | SQL
    where: SQL | undefined
  }
}

type Listening = Acting<
  z.infer<typeof place>,
  z.infer<typeof staffLiveQuery>,
  undefined,
  { section: Section; action: 'read' }
>

/** The declaration for `defineCall` of the stream of a kind: its events in a clinic, as server-sent events. */
export const staffLiveOf = ({ kind, section, rows }: Watched) => ({
  method: 'get' as const,
  service: 'business-api-front2' as const,
  path: `/{companyCode}/{cabinetCode}/${kind}_news` as const,
  summary: `Server-sent events: a message after each change of a ${kind.replace('_', ' ')} of the clinic, with how many have begun to wait for it; it ends after a while, and with the session`,
  access: { section, action: 'read' as const },
  params: place,
  query: staffLiveQuery,
  answer: z.string(),
  act: async ({ orm, params, query, member, listen, checkAgain }: Listening) => {
    const { table, since: waits, where } = rows({ member, cabinet: params.cabinetCode })
    return openLive({
      listen: (fn) => listen(staffLiveChannel, fn),
      isOurs: (told) => told === payload(kind, member.company),
      read: async (since) => ({
        ADDED: await orm.$count(table, and(where, sql`${waits} > ${since.toISOString()}::timestamptz`)),
      }),
      check: checkAgain,
      since: query.since === undefined ? undefined : new Date(query.since),
    })
  },
})
