import { eq } from 'drizzle-orm'
import { linkedBonusCard } from '../../schemas/api/bonuses.ts'
import { linkParams, linkQuery } from '../../schemas/api/link-address.ts'
import { writeCardCode } from '../../schemas/formats/card-code.ts'
import { bonusCard, company } from '../database/tables/index.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { clinicOfThread } from '../shared/answers/company-ref.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { nextEndAnswer } from './card-answer.ts'
import { cardSecret, findLinked } from './card-link.ts'
import { cardWorth } from './card-worth.ts'
import { cardsWhere } from './cards-where.ts'

/** Whoever has the link of a card reads what the card shows, and not whose it is. */
export const bonusCardOfLink = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/bonus_card/{code}',
  summary: 'A bonus card with its balance, for whoever has its link; without the name of its patient',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params: linkParams,
  query: linkQuery,
  answer: linkedBonusCard,
  act: async ({ orm, params: { code }, query: { token }, locale }) => {
    const card = await findLinked(orm, { code, token, secret: await cardSecret(orm) })
    const [clinic] = await orm.select().from(company).where(eq(company.code, card.company))
    const [shown] = await cardsWhere(orm, eq(bonusCard.id, card.id), await todayOf(orm, card.company))
    if (!clinic || !shown) throw new ApiError('NOT_FOUND')
    const { NAME, PATH, PHONE } = clinicOfThread(clinic, locale)
    return {
      CARD: writeCardCode(card.code),
      BALANCE: shown.balance,
      WORTH: await cardWorth(orm, card.company),
      NEXT_END: nextEndAnswer(shown),
      COMPANY: { NAME, PATH, PHONE },
    }
  },
})
