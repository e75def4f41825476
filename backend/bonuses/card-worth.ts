import type { BonusWorth } from '../../schemas/api/bonuses.ts'
import { currencyOf } from '../kit/company/currency-of.ts'
import type { Orm } from '../kit/database/database.ts'
import { readProgramme } from './read-programme.ts'

/** What the points of a clinic's cards are worth to a patient; null while they cannot be used. */
export async function cardWorth(orm: Orm, company: string): Promise<BonusWorth | null> {
  const programme = await readProgramme(orm, company)
  return programme?.isOn ? { CURRENCY: await currencyOf(orm, company), SHARE: programme.share } : null
}
