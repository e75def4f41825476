import { waitingListBody, waitingListed } from '../../../schemas/api/waiting-list.ts'
import { mostWaitingDays, mostWaitingFromAddress } from '../../../schemas/booking/booking-rules.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { limitRate } from '../../kit/limits/limit.ts'
import { send } from '../../kit/outbox/send.ts'
import { linkToken } from '../../kit/secrets/link-token.ts'
import { confirmContact } from '../appointments/confirm-contact.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { readHours } from '../slots/read-hours.ts'
import { anyDoctor, readCards } from '../slots/read-places.ts'
import { joinWaiting, type WaitingRow, wishedDays } from './join-waiting.ts'
import { mayBecomeFree } from './may-wait.ts'
import { waitingId, waitingPath } from './waiting-link.ts'
import { readWishNames } from './wish-words.ts'

/** Mails the wish, with the link that takes it back. */
async function notifyJoined(orm: Orm, row: WaitingRow, secret: string): Promise<void> {
  const named = await readWishNames(orm, row)
  const say = (texts: typeof named.lastName) => pickLocalized(texts ?? undefined, row.locale)?.value ?? ''
  const doctor = fullName({
    lastname: say(named.lastName),
    name: say(named.name),
    middlename: say(named.middleName),
  })
  await send(orm, {
    template: 'waiting-joined',
    channel: row.channel === 'email' ? 'mail' : 'sms',
    to: row.contact,
    locale: row.locale,
    params: {
      ...(row.name && { NAME: row.name }),
      COMPANY: say(named.company),
      ...((doctor || named.speciality) && { DOCTOR: doctor || say(named.speciality) }),
      DAYS: wishedDays(row),
      LINK: waitingPath(secret, row.code ?? ''),
    },
  })
}

/** PA10 */
export const joinWaitingList = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/waiting_list',
  summary:
    'Puts a confirmed contact on the waiting list of a doctor, a speciality or any doctor; once more changes the days',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: waitingListBody,
  status: 201,
  answer: waitingListed,
  act: async ({ orm: database, body, person, caller, locale, transaction }) => {
    const secret = await manageSecret(database)
    return transaction(async (orm) => {
      const { COMPANY_CODE: company, SPECIALITY, CABINET, DATE_FROM, DATE_TO } = body
      const DOCTOR = body.DOCTOR === anyDoctor ? undefined : body.DOCTOR
      const { branches } = await readBookable(orm, company)
      await lockCompany(orm, company)
      const cards = await readCards(orm, company, { speciality: SPECIALITY })
      const isThere = DOCTOR === undefined ? cards.length > 0 : cards.some(({ code }) => code === DOCTOR)
      const branch = CABINET === undefined ? branches[0] : branches.find(({ code }) => code === CABINET)
      if (!isThere || (CABINET !== undefined && !branch)) throw new ApiError('DOCTOR_GONE')
      const today = calendarDate(new Date(), branch?.timezone ?? homeZone.name)
      if (DATE_TO < today || DATE_TO > addDays(today, mostWaitingDays))
        throw fieldFault(locale, { DATE_TO: 'invalid' })
      const doctors = new Set(DOCTOR === undefined ? cards.map(({ code }) => code) : [DOCTOR])
      const wish = {
        branches: CABINET === undefined ? branches : branch ? [branch] : [],
        hours: (await readHours(orm, company, DOCTOR)).filter((one) => doctors.has(one.doctor)),
        from: DATE_FROM,
        until: DATE_TO,
        parts: body.DAY_PARTS,
        now: Date.now(),
      }
      if (!mayBecomeFree(wish)) throw fieldFault(locale, { DATE_TO: 'closedDays' })
      const contact = await confirmContact(orm, company, body, {
        person,
        locale,
        address: caller.address,
      })
      // A list holds so many: one address does not fill it with addresses of its own.
      await limitRate(
        orm,
        `waiting/86400 ${company} ${DOCTOR ?? ''} ${SPECIALITY ?? ''} from ${caller.address}`,
        {
          per: 'address',
          times: mostWaitingFromAddress,
          seconds: 86_400,
        },
      )
      const row = await joinWaiting(orm, {
        company,
        specialist: DOCTOR ?? null,
        speciality: SPECIALITY ?? null,
        cabinet: CABINET ?? null,
        ...contact,
        name: body.NAME,
        parts: [...new Set(body.DAY_PARTS)],
        from: DATE_FROM,
        until: DATE_TO,
        locale: body.LOCALE,
        account: person?.account.id ?? null,
      })
      await notifyJoined(orm, row, secret)
      const code = row.code ?? ''
      return { WAITING_ID: row.id, WAITING_CODE: code, TOKEN: linkToken(secret, waitingId(code)) }
    })
  },
})
