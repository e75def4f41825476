import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ownFactors } from '../../../schemas/api/factors.ts'
import { company, membership } from '../../database/tables/index.ts'
import {
  countRecoveryCodes,
  findApp,
  findPasskeys,
  findReset,
  readFactorEvents,
} from '../../factors/index.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wordsOf } from '../../shared/answers/words.ts'

export const readOwnFactors = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/factors',
  summary: 'The second factors of the person, what has happened to them, and which clinics require one',
  access: 'person',
  answer: ownFactors,
  act: async ({ orm, person: { account: own }, locale, settings }) => {
    const [app, passkeys, left, reset, events] = [
      await findApp(orm, own.id),
      await findPasskeys(orm, own.id),
      await countRecoveryCodes(orm, own.id),
      await findReset(orm, own.id),
      await readFactorEvents(orm, own.id),
    ]
    const requiring = await orm
      .select({ code: company.code, name: company.name, from: company.staffFactorFrom })
      .from(membership)
      .innerJoin(company, eq(company.code, membership.company))
      .where(and(eq(membership.account, own.id), isNotNull(company.staffFactorFrom)))
      .orderBy(asc(company.code))
    const nameOf = (name: (typeof requiring)[number]['name']) => wordsOf(name, locale).TEXT
    const allowing = reset?.company
      ? await orm.select({ name: company.name }).from(company).where(eq(company.code, reset.company))
      : []
    return {
      APP: app
        ? { CREATED_AT: app.createdAt.toISOString(), USED_AT: app.usedAt?.toISOString() ?? null }
        : null,
      PASSKEYS: passkeys.map((one) => ({
        PASSKEY_ID: one.id,
        NAME: one.name,
        CREATED_AT: one.createdAt.toISOString(),
        USED_AT: one.usedAt?.toISOString() ?? null,
        IS_SYNCED: one.isSynced,
      })),
      CODES_LEFT: left,
      ORIGIN: settings.origin,
      RESET: reset
        ? {
            READY_AT: reset.readyAt?.toISOString() ?? null,
            COMPANY: allowing[0] ? nameOf(allowing[0].name) : null,
          }
        : null,
      REQUIRED_BY: requiring.flatMap(({ code, name, from }) =>
        from ? [{ COMPANY_CODE: code, NAME: nameOf(name), FROM: from.toISOString() }] : [],
      ),
      HISTORY: events.map(({ kind, createdAt, about }) => ({
        KIND: kind,
        AT: createdAt.toISOString(),
        ABOUT: about,
      })),
    }
  },
})
