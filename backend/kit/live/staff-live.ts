import { and, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Section } from '../../../schemas/access/sections.ts'
import { type StaffLiveKind, staffLiveQuery } from '../../../schemas/api/staff-live.ts'
import { place } from '../company/place.ts'
import { livePayload, staffLiveChannel } from '../events/channels.ts'
import type { Acting } from '../http/endpoint.ts'
import { fileAnswer } from '../http/file-answer.ts'
import { openLive } from './open-live.ts'
import type { StaffWaiting } from './staff-waiting.ts'

type Watched = Pick<StaffWaiting, 'section' | 'rows'> & { kind: StaffLiveKind }

type Listening = Acting<
  z.infer<typeof place>,
  z.infer<typeof staffLiveQuery>,
  undefined,
  { section: Section; action: 'read' }
>

/** The declaration for `defineCall` of the stream of a kind: its events in a clinic, as server-sent events. */
export const staffLiveOf = ({ kind, section, rows }: Watched) => ({
  name: `live.${kind}`,
  method: 'get' as const,
  service: 'business-api-front2' as const,
  path: `/{companyCode}/{cabinetCode}/${kind}_news` as const,
  summary: `Server-sent events: a message after each change of a ${kind.replace('_', ' ')} of the clinic, with how many have begun to wait for it; it ends after a while, and with the session`,
  access: { section, action: 'read' as const },
  params: place,
  query: staffLiveQuery,
  answer: fileAnswer('text/event-stream'),
  act: async ({ orm, params, query, member, listen, checkAgain }: Listening) => {
    const { table, since: begun, shownSince, where } = rows({ orm, member, cabinet: params.cabinetCode })
    return openLive({
      listen: (fn) => listen(staffLiveChannel, fn),
      isOurs: (told) => told === livePayload(kind, member.company),
      read: async (since) => ({
        ADDED: await orm.$count(
          table,
          and(where, sql`${shownSince ?? begun} > ${since.toISOString()}::timestamptz`),
        ),
      }),
      check: checkAgain,
      since: query.since === undefined ? undefined : new Date(query.since),
    })
  },
})
