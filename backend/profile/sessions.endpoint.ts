import { z } from '@hono/zod-openapi'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { endedSessions, ownSessionList } from '../../schemas/api/profile.ts'
import { session } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { endOwnSession, endSessions } from '../kit/sessions/session.ts'

export const ownSessions = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/sessions',
  summary: 'Where the person is signed in, the last used first',
  access: 'person',
  answer: ownSessionList,
  act: async ({ orm, person }) => {
    const rows = await orm
      .select()
      .from(session)
      .where(and(eq(session.account, person.account.id), gt(session.expiresAt, sql`now()`)))
      .orderBy(desc(session.usedAt), session.id)
    return wholeList(
      rows.map(({ id, userAgent, createdAt, usedAt }) => ({
        SESSION_ID: id,
        DEVICE: userAgent,
        CREATED_AT: createdAt.toISOString(),
        USED_AT: usedAt.toISOString(),
        IS_CURRENT: id === person.session.id,
      })),
    )
  },
})

export const endOneSession = defineCall({
  method: 'delete',
  service: 'w-front',
  path: '/v1/user/session/{session}',
  summary: 'Signs the person out where that session is; 404 for a session of somebody else',
  access: 'person',
  params: z.object({ session: z.string().describe('Id of the session.') }),
  answer: endedSessions,
  act: async ({ orm, person, params }) => {
    const id = uuidOf(params.session)
    return (await endOwnSession(orm, person.account.id, id)) && { ENDED: 1 }
  },
})

/** "Sign out everywhere": all sessions but the caller's end. */
export const endOtherSessions = defineCall({
  method: 'delete',
  service: 'w-front',
  path: '/v1/user/sessions',
  summary: 'Signs the person out everywhere but here',
  access: 'person',
  act: async ({ orm, person }) => {
    await endSessions(orm, person.account.id, person.session.id)
    return undefined
  },
})
