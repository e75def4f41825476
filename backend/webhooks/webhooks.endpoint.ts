import { randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { count, eq, sql } from 'drizzle-orm'
import {
  webhookBody,
  webhookChangeBody,
  webhookSecretBody,
  webhook as webhookShape,
  webhookWithSecret,
} from '../../schemas/api/webhooks.ts'
import { isPublicUrl } from '../../schemas/formats/url.ts'
import { provePassword } from '../accounts/index.ts'
import { webhook } from '../database/tables/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { type Limit, limitRate } from '../kit/limits/limit.ts'
import type { Settings } from '../kit/settings.ts'
import { findWebhook } from './find-webhook.ts'
import { formerSecrets, sealSecret } from './secrets.ts'
import { newSecret } from './sign.ts'
import { tellOwners } from './tell-owners.ts'
import { readWebhooks } from './webhook-answer.ts'

/** Webhooks of a company. */
const mostWebhooks = 10

/** How many webhooks a person makes in an hour. */
const newWebhooks: Limit = { per: 'person', times: 30, seconds: 3600 }

/** How long the secrets before a new one sign too. */
const formerHours = 24

export const one = place.extend({ webhook: z.string().max(60).describe('WEBHOOK_CODE of the webhook.') })

/** Whether an address may be kept: an https address of the internet, or any where the configuration opens networks. It is looked at again at each connection. */
const mayKeep = (url: string, { webhookNetworks }: Settings): boolean =>
  webhookNetworks.length > 0 || (url.toLowerCase().startsWith('https:') && isPublicUrl(url))

export const webhooks = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/webhooks',
  summary: 'The addresses of other systems that hear of changes in the company',
  access: 'owner',
  params: place,
  answer: z.array(webhookShape),
  act: async ({ orm, member }) => {
    checkWhole(member)
    return readWebhooks(orm, member.company)
  },
})

export const createWebhook = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/webhooks',
  summary:
    'Makes a webhook: the address is told of changes of the given types, by signed messages (Standard Webhooks). The answer has the secret, which no other answer has; 409 for more than 10',
  access: 'owner',
  maxBytes: 8192,
  params: place,
  body: webhookBody,
  answer: webhookWithSecret,
  status: 201,
  act: async ({ orm: outside, member, person, body, locale, settings, transaction }) => {
    checkWhole(member)
    if (!mayKeep(body.URL, settings)) throw fieldFault(locale, { URL: 'webhookUrl' })
    await provePassword(outside, person.account, body.PASSWORD, {
      locale,
      field: 'PASSWORD',
      isForDemo: true,
    })
    const id = randomUUID()
    const secret = newSecret()
    const sealed = await sealSecret(outside, secret, id)
    const url = new URL(body.URL)
    url.hash = ''
    return transaction(async (orm) => {
      // A form that was refused has made none.
      await limitRate(orm, `new webhook ${member.account}`, newWebhooks)
      const [kept] = await orm
        .select({ count: count() })
        .from(webhook)
        .where(eq(webhook.company, member.company))
      if ((kept?.count ?? 0) >= mostWebhooks) throw new ApiError('LIST_FULL')
      const row = { id, company: member.company, url: url.href }
      await orm.insert(webhook).values({
        ...row,
        account: member.account,
        types: [...new Set(body.TYPES)],
        secret: sealed,
        factorAt: person.session.factorAt,
      })
      await tellOwners(orm, row, 'webhook-made')
      const [made] = await readWebhooks(orm, member.company, id)
      return made && { ...made, SECRET: secret }
    })
  },
})

export const changeWebhook = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/webhooks/{webhook}',
  summary:
    'Changes what a webhook hears, pauses it, or turns it on again. A paused one is told of what has changed meanwhile; one that was off is not',
  access: 'owner',
  params: one,
  body: webhookChangeBody,
  answer: webhookShape,
  act: async ({ params, member, person, body: { TYPES, STATE }, transaction }) =>
    transaction(async (orm) => {
      const row = await findWebhook(orm, member, params.webhook)
      // Who turns it on answers for it from now on.
      const taken = { account: member.account, factorAt: person.session.factorAt }
      await orm
        .update(webhook)
        .set({
          state: STATE ?? row.state,
          types: TYPES ? [...new Set(TYPES)] : row.types,
          ...(STATE === 'on' && { ...taken, offReason: null, failingSince: null }),
          ...(STATE === 'paused' && { offReason: null }),
        })
        .where(eq(webhook.id, row.id))
      if (STATE === 'on') await orm.execute(sql`select pg_notify('shipa_webhooks', '')`)
      const [changed] = await readWebhooks(orm, member.company, row.id)
      return changed
    }),
})

export const removeWebhook = defineCall({
  method: 'delete',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/webhooks/{webhook}',
  summary: 'Removes a webhook with its messages: nothing is sent to its address from now on',
  access: 'owner',
  params: one,
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const row = await findWebhook(orm, member, params.webhook)
      await orm.delete(webhook).where(eq(webhook.id, row.id))
      return undefined
    }),
})

export const renewWebhookSecret = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/webhooks/{webhook}/secret',
  summary:
    'Gives a webhook a new secret, with the password of who does so; the answer alone has it. Messages are signed by the former one too for 24 hours',
  access: 'owner',
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  params: one,
  body: webhookSecretBody,
  answer: webhookWithSecret,
  act: async ({ orm: outside, member, person, params, body, locale, transaction }) => {
    const { id } = await findWebhook(outside, member, params.webhook)
    await provePassword(outside, person.account, body.PASSWORD, {
      locale,
      field: 'PASSWORD',
      isForDemo: true,
    })
    const secret = newSecret()
    const sealed = await sealSecret(outside, secret, id)
    return transaction(async (orm) => {
      // As it is under the lock of the company: another owner may renew it at the same time.
      const row = await findWebhook(orm, member, params.webhook)
      const now = new Date()
      await orm
        .update(webhook)
        .set({
          secret: sealed,
          formerSecret: formerSecrets(row, now),
          formerUntil: new Date(now.getTime() + formerHours * 3_600_000),
        })
        .where(eq(webhook.id, id))
      const [changed] = await readWebhooks(orm, member.company, id)
      return changed && { ...changed, SECRET: secret }
    })
  },
})
