import { and, eq, isNull } from 'drizzle-orm'
import { ownBonusCards as answer } from '../../schemas/api/bonuses.ts'
import { writeCardCode } from '../../schemas/formats/card-code.ts'
import { company, patient } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { patientName } from '../patients/index.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { todayThere, zoneThere } from '../shared/shown/today-of.ts'
import { nextEndAnswer, rowAnswer } from './card-answer.ts'
import { cardsWhere } from './cards-where.ts'

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
    for (const { code, name, today, zone } of clinics)
      for (const shown of await cardsWhere(orm, and(own, eq(patient.company, code)), today))
        data.push({
          CARD: writeCardCode(shown.card.code),
          COMPANY: wordsOf(name, locale),
          PATIENT: patientName(shown.patient),
          BALANCE: shown.balance,
          TIMEZONE: zone,
          NEXT_END: nextEndAnswer(shown),
          ROWS: shown.rows.toReversed().slice(0, mostRows).map(rowAnswer),
        })
    return wholeList(data)
  },
})
