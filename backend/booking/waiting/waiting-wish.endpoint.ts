import { eq } from 'drizzle-orm'
import { linkParams, linkQuery } from '../../../schemas/api/link-address.ts'
import { leaveBody, type WaitingWish, waitingWish } from '../../../schemas/api/waiting-list.ts'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { waitingList } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { isLinkToken } from '../../kit/secrets/link-token.ts'
import { localize, localizeOptional } from '../../shared/answers/localize.ts'
import { todayOf } from '../../shared/shown/today-of.ts'
import { manageSecret } from '../letters/manage-token.ts'
import type { WaitingRow } from './join-waiting.ts'
import { waitingId } from './waiting-link.ts'
import { readWishNames } from './wish-words.ts'

/** The place of a link. Throws 404, also for a wrong token. */
async function findWish(orm: Orm, code: string, token: string): Promise<WaitingRow> {
  const secret = await manageSecret(orm)
  const [row] = await orm
    .select()
    .from(waitingList)
    .where(eq(waitingList.code, readCrockford(code)))
  if (!row?.code || !isLinkToken(secret, waitingId(row.code), token)) throw new ApiError('NOT_FOUND')
  return row
}

async function wishAnswer(orm: Orm, row: WaitingRow, isLeft = false): Promise<WaitingWish> {
  const named = await readWishNames(orm, row)
  const isOver = row.until < (await todayOf(orm, row.company))
  return {
    WAITING_CODE: row.code ?? '',
    STATUS: isLeft ? 'left' : isOver ? 'over' : 'waiting',
    COMPANY_SLUG: named.slug,
    ...localize('COMPANY_NAME', named.company),
    ...localizeOptional('CABINET_NAME', named.cabinet),
    ...localizeOptional('LASTNAME', named.lastName),
    ...localizeOptional('NAME', named.name),
    ...localizeOptional('MIDDLENAME', named.middleName),
    ...localizeOptional('SPECIALITY_NAME', named.speciality),
    DATE_FROM: row.from,
    DATE_TO: row.until,
    DAY_PARTS: row.parts,
  }
}

/** PA10 */
export const waitingOfLink = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/appointment/waiting_list/{code}',
  summary: 'A place on a waiting list for whoever has its link',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params: linkParams,
  query: linkQuery,
  answer: waitingWish,
  act: async ({ orm, params: { code }, query: { token } }) =>
    wishAnswer(orm, await findWish(orm, code, token)),
})

/** PA10 */
export const leaveWaitingList = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/waiting_list/{code}/leave',
  summary: 'Takes somebody off a waiting list by its link',
  access: 'anyone',
  limits: [{ per: 'address', times: 120, seconds: 900 }],
  params: linkParams,
  body: leaveBody,
  answer: waitingWish,
  act: async ({ orm, params: { code }, body: { TOKEN } }) => {
    const row = await findWish(orm, code, TOKEN)
    await orm.delete(waitingList).where(eq(waitingList.id, row.id))
    return wishAnswer(orm, row, true)
  },
})
