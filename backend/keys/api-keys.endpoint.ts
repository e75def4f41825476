import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { type ApiKey, apiKeyBody, apiKey as apiKeyShape, madeApiKey } from '../../schemas/api/keys.ts'
import { provePassword } from '../accounts/index.ts'
import { apiKey, company } from '../database/tables/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { keyHash, keyStart, newKeyToken } from '../kit/keys/key-token.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import { accountNames } from '../kit/sessions/account-names.ts'

/** Keys of a company that are not revoked. */
const mostKeys = 20
/** How many keys a list has: those that work, and the latest of those that were revoked. */
const mostListed = 60

async function readKeys(orm: Orm, code: string, id?: string): Promise<ApiKey[]> {
  const rows = await orm
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.company, code), id === undefined ? undefined : eq(apiKey.id, id)))
    .orderBy(desc(isNull(apiKey.revokedAt)), desc(apiKey.createdAt), apiKey.id)
    .limit(mostListed)
  const nameOf = await accountNames(
    orm,
    rows.flatMap((key) => [key.account, key.revokedBy]),
  )
  return rows.map((key) => ({
    KEY_CODE: key.id,
    NAME: key.name,
    START: key.start,
    INTEGRATOR_CODE: key.integrator,
    SCOPES: key.scopes,
    CREATED_BY: nameOf(key.account),
    CREATED_AT: key.createdAt.toISOString(),
    USED_AT: key.usedAt?.toISOString() ?? null,
    REVOKED_AT: key.revokedAt?.toISOString() ?? null,
    REVOKED_BY: nameOf(key.revokedBy),
  }))
}

export const apiKeys = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/api_keys',
  summary:
    'The keys of programs that call for the company: those that work first, then those that were revoked',
  access: 'owner',
  params: place,
  answer: z.array(apiKeyShape),
  act: async ({ orm, member }) => {
    checkWhole(member)
    return readKeys(orm, member.company)
  },
})

/** All owners are told: a key goes on when whoever has made it signs out. */
async function tellOwners(orm: Orm, { code, name }: { code: string; name: string }): Promise<void> {
  const [row] = await orm.select({ name: company.name }).from(company).where(eq(company.code, code))
  await notifyOwners(orm, code, {
    template: 'key-made',
    params: { COMPANY: row?.name.ru ?? code, KEY_NAME: name, LINK: `/pro/${code}/staff/keys` },
  })
}

export const createApiKey = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/api_keys',
  summary:
    'Makes a key for a program, with the password of who makes it. The answer has the key, which no other answer has; 409 for more than 20',
  access: 'owner',
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  maxBytes: 8192,
  params: place,
  body: apiKeyBody,
  answer: madeApiKey,
  status: 201,
  act: async ({ orm: outside, member, person, body, locale, transaction }) => {
    checkWhole(member)
    await provePassword(outside, person.account, body.PASSWORD, {
      locale,
      field: 'PASSWORD',
      isForDemo: true,
    })
    const token = newKeyToken()
    return transaction(async (orm) => {
      const ofCompany = and(eq(apiKey.company, member.company), isNull(apiKey.revokedAt))
      const [open] = await orm.select({ count: count() }).from(apiKey).where(ofCompany)
      if ((open?.count ?? 0) >= mostKeys) throw new ApiError('LIST_FULL')
      const [row] = await orm
        .insert(apiKey)
        .values({
          company: member.company,
          account: member.account,
          tokenHash: keyHash(token),
          start: keyStart(token),
          name: body.NAME,
          integrator: body.INTEGRATOR_CODE ?? null,
          scopes: [...new Set(body.SCOPES)],
          factorAt: person.session.factorAt,
        })
        .returning({ id: apiKey.id })
      await tellOwners(orm, { code: member.company, name: body.NAME })
      const [made] = row ? await readKeys(orm, member.company, row.id) : []
      return made && { ...made, KEY: token }
    })
  },
})

export const revokeApiKey = defineCall({
  method: 'delete',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/api_keys/{key}',
  summary: 'Revokes a key at once: the next call by it is answered 401',
  access: 'owner',
  params: place.extend({ key: z.string().max(60).describe('KEY_CODE of the key.') }),
  answer: z.array(apiKeyShape),
  status: 200,
  act: async ({ params, member, transaction }) => {
    checkWhole(member)
    const id = uuidOf(params.key)
    return transaction(async (orm) => {
      const own = and(eq(apiKey.id, id), eq(apiKey.company, member.company))
      const [known] = await orm.select({ revokedAt: apiKey.revokedAt }).from(apiKey).where(own)
      if (!known) throw new ApiError('NOT_FOUND')
      // Two who revoke it at once have both done so.
      if (known.revokedAt === null)
        await orm.update(apiKey).set({ revokedAt: new Date(), revokedBy: member.account }).where(own)
      return readKeys(orm, member.company)
    })
  },
})
