import { z } from '@hono/zod-openapi'
import { and, eq, isNull } from 'drizzle-orm'
import { ownBonusCards as answer } from '../../schemas/api/bonuses.ts'
import { readCardCode, writeCardCode } from '../../schemas/formats/card-code.ts'
import { bonusCard, company, patient } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { patientName } from '../patients/index.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { todayThere, zoneThere } from '../shared/shown/today-of.ts'
import { nextEndAnswer, rowAnswer } from './card-answer.ts'
import { cardPath, cardSecret } from './card-link.ts'
import { cardWorth } from './card-worth.ts'
import { cardsWhere } from './cards-where.ts'
import { lockCard } from './lock-card.ts'
import { renewCode } from './new-code.ts'

/** How many rows of a card are shown: the newest. */
const mostRows = 50

/** The bonus cards of a person. */
export const ownBonusCards = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/bonus_cards',
  summary: 'Bonus cards of the person and of those for whom they book, with balances and the newest rows',
  access: 'person',
  answer,
  act: async ({ orm, person, locale }) => {
    const own = and(eq(patient.account, person.account.id), isNull(patient.mergedInto))
    const clinics = await orm
      .selectDistinct({ code: company.code, name: company.name, today: todayThere, zone: zoneThere })
      .from(company)
      .innerJoin(patient, eq(patient.company, company.code))
      .where(own)
    const data = []
    const secret = await cardSecret(orm)
    for (const { code, name, today, zone } of clinics) {
      const worth = await cardWorth(orm, code)
      for (const shown of await cardsWhere(orm, and(own, eq(patient.company, code)), today))
        data.push({
          CARD: writeCardCode(shown.card.code),
          PATH: cardPath(secret, shown.card.code),
          COMPANY: wordsOf(name, locale),
          PATIENT: patientName(shown.patient),
          BALANCE: shown.balance,
          WORTH: worth,
          TIMEZONE: zone,
          NEXT_END: nextEndAnswer(shown),
          ROWS: shown.rows.toReversed().slice(0, mostRows).map(rowAnswer),
        })
    }
    return wholeList(data)
  },
})

/** Gives a card of the person another code, because somebody else has its link. */
export const renewOwnBonusCard = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/user/bonus_cards/{card}/renew',
  summary:
    'Gives a bonus card of the person another code: the one before, its QR and its link lead nowhere any more',
  access: 'person',
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
  params: z.object({ card: z.string().max(60).describe('CARD: the code of the card.') }),
  act: ({ params: { card }, person, transaction }) =>
    transaction(async (orm) => {
      const [own] = await orm
        .select({ company: bonusCard.company, id: bonusCard.id })
        .from(bonusCard)
        .innerJoin(patient, eq(patient.id, bonusCard.patient))
        .where(
          and(
            eq(bonusCard.code, readCardCode(card) ?? ''),
            eq(patient.account, person.account.id),
            isNull(patient.mergedInto),
          ),
        )
      if (!own) throw new ApiError('NOT_FOUND')
      await lockCompany(orm, own.company)
      await renewCode(orm, await lockCard(orm, own))
      return undefined
    }),
})
