import type { BonusCard, DeskCards } from '../../schemas/api/bonuses.ts'
import bonusProgramme from '../../schemas/areas/bonus-programme.ts'
import type { Sent, Way } from './writing-calls.ts'

const rules = async ({ read }: Way) => {
  const { REVISION }: { REVISION: number } = await read('bonus-programme')
  return { VALUE: { ...bonusProgramme.example, share: 100, excluded: [] }, REVISION }
}

/** The bonus card of the patient of a visit, in a clinic whose programme is on. */
async function cardOf(code: string, way: Way): Promise<BonusCard> {
  await way.write('PUT', 'bonus-programme', await rules(way))
  const { CARDS, CAN_OPEN }: DeskCards = await way.read(`appointment/${code}/points`)
  const [known] = CARDS
  if (known) return way.read(`bonus_card/${known.CARD}`)
  return way.write('POST', 'bonus_cards', { PATIENT_CODE: CAN_OPEN })
}

/** A visit that can be paid by a point, and a card that has some. */
async function payable(code: string, way: Way) {
  const { CARD } = await cardOf(code, way)
  await way.write('POST', `bonus_card/${CARD}/correction`, { POINTS: 100, REASON: 'Перенос' })
  await way.write('POST', `appointment/${code}/services`, {
    SERVICE_CODE: 's2',
    PRICE: 10_000,
    REASON: 'Скидка',
  })
  return { CARD, POINTS: 1 }
}

/** Calls of bonus cards, of a patient who has come, by their names: what they are sent for the visit with a code. */
export const bonusExamples: Record<
  string,
  (code: string, write: unknown, way: Way) => Promise<Omit<Sent, 'by'>>
> = {
  'PUT bonus-programme': async (_, __, way) => ({ body: await rules(way) }),
  'POST bonus_cards': async (code, _, way) => {
    const { PATIENT_CODE } = await cardOf(code, way)
    return { body: { PATIENT_CODE } }
  },
  'POST bonus_card/{card}/correction': async (code, _, way) => {
    const { CARD } = await cardOf(code, way)
    return { params: { card: CARD }, body: { POINTS: 5, REASON: 'Перенос' } }
  },
  'POST bonus_card/{card}/renew': async (code, _, way) => {
    const { CARD } = await cardOf(code, way)
    return { params: { card: CARD } }
  },
  'POST appointment/{code}/points': async (code, _, way) => ({
    body: { ...(await payable(code, way)), PAID: 0 },
  }),
  'POST appointment/{code}/points/code': async (code, _, way) => ({ body: await payable(code, way) }),
}
