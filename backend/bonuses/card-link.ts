import { eq } from 'drizzle-orm'
import { writeCardCode } from '../../schemas/formats/card-code.ts'
import { bonusCard } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { codeOfLink, type Link, linkSecret, linkToken } from '../kit/secrets/link-token.ts'

/** The secret that signs links of bonus cards. Pass the database itself, not a transaction. */
export const cardSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'bonus-card')

/** The page that shows a card to whoever has its link, without language. A card that gets another code gets another link. */
export const cardPath = (secret: string, code: string): string =>
  `/link/card?code=${writeCardCode(code)}&token=${linkToken(secret, code)}`

/** The card of a link. Throws 404, also for a wrong token. */
export async function findLinked(orm: Orm, link: Link) {
  const [card] = await orm
    .select()
    .from(bonusCard)
    .where(eq(bonusCard.code, codeOfLink(link)))
  if (!card) throw new ApiError('NOT_FOUND')
  return card
}
