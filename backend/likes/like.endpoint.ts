import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { likeBody, likeState } from '../../schemas/api/like.ts'
import { likeTypes } from '../../schemas/api/profile-kinds.ts'
import { findPublished, materialKind, newsKind } from '../articles/index.ts'
import { company, like, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam, requestText } from '../kit/input/query.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

/** The same in the address of a call without a body; without a CODE it matches no like. */
const likedQuery = z.object({
  TYPE: z.enum(likeTypes).describe('What is liked.').default('company'),
  COMPANY_CODE: codeParam('company').optional(),
  CODE: requestText.describe('Code of what is liked.').default('0'),
})

type Liked = z.infer<typeof likeBody>

const rowOf = ({ TYPE, COMPANY_CODE, CODE }: Liked) => ({
  type: TYPE,
  company: TYPE === 'specialist' ? (COMPANY_CODE ?? '') : '',
  code: CODE,
})

/** Whether visitors see the liked object: the call does not reveal hidden ones. */
async function isThere(orm: Orm, { type, company: of, code }: ReturnType<typeof rowOf>): Promise<boolean> {
  if (type === 'news' || type === 'material')
    return (await findPublished(orm, type === 'news' ? newsKind : materialKind, code)) !== undefined
  const isDoctor = type === 'company' ? undefined : and(eq(specialist.code, code), isVisibleDoctor)
  const found = await orm
    .select({ code: company.code })
    .from(company)
    .leftJoin(specialist, and(eq(specialist.company, company.code), isDoctor))
    .where(and(eq(company.code, type === 'company' ? code : of), company.isPublished, isDoctor))
    .limit(1)
  return found.length > 0
}

/** Likes a clinic, a doctor or an article (B-40). Liking it again changes nothing. */
export const addLike = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/like',
  summary: 'Likes a clinic, a doctor, a news item or a material',
  access: 'person',
  limits: [{ per: 'person', times: 300, seconds: 3600 }],
  body: likeBody,
  answer: likeState,
  act: async ({ orm, body, person }) => {
    const row = rowOf(body)
    if (!(await isThere(orm, row))) return undefined
    await orm
      .insert(like)
      .values({ ...row, account: person.account.id })
      .onConflictDoNothing()
    return { LIKED: true }
  },
})

const isOwn = (account: string, { type, company: of, code }: ReturnType<typeof rowOf>) =>
  and(eq(like.account, account), eq(like.type, type), eq(like.company, of), eq(like.code, code))

/** Takes a like back, also of an object that is gone. */
export const removeLike = defineCall({
  method: 'delete',
  service: 'w-front',
  path: '/v1/like',
  summary: 'Takes a like back',
  access: 'person',
  limits: [{ per: 'person', times: 300, seconds: 3600 }],
  query: likedQuery,
  answer: likeState,
  act: async ({ orm, query, person }) => {
    await orm.delete(like).where(isOwn(person.account.id, rowOf(query)))
    return { LIKED: false }
  },
})

/** Whether the caller likes something; false without a sign-in. */
export const ownLike = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/like',
  summary: 'Whether the signed-in person likes something',
  access: 'anyone',
  isPersonal: true,
  query: likedQuery,
  answer: likeState,
  act: async ({ orm, query, person }) => {
    if (!person) return { LIKED: false }
    const [found] = await orm
      .select({ code: like.code })
      .from(like)
      .where(isOwn(person.account.id, rowOf(query)))
    return { LIKED: found !== undefined }
  },
})
