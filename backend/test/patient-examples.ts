import { and, eq } from 'drizzle-orm'
import { offeredTime } from '../../schemas/booking/offered-time.ts'
import { newCode } from '../booking/appointments/book.ts'
import { manageSecret, manageToken } from '../booking/letters/manage-token.ts'
import { everyDay } from '../booking/test/clinic.ts'
import * as tables from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { SignedIn } from './people.ts'
import type { Prepare } from './writing-calls.ts'

type Tools = {
  orm: () => Orm
  company: string
  branch: string
  doctor: string
  /** The time of a visit, another one each time: on a minute that ten divides. */
  nextVisit: () => Date
  patient: () => SignedIn
}

/** Calls of patients that take and free a clinic's times, beside those of its staff. */
export function patientExamples({ orm, company, branch, doctor, nextVisit, patient }: Tools) {
  /** Lets the doctor be booked online at any time of the day, ten minutes each, whatever others have made of it. */
  const open = async () => {
    const hours = { cabinet: branch, hours: everyDay('00:00', '24:00'), step: 10 }
    const isTheirs = and(eq(tables.schedule.company, company), eq(tables.schedule.specialist, doctor))
    const isCompany = eq(tables.company.code, company)
    const isBranch = and(eq(tables.cabinet.company, company), eq(tables.cabinet.code, branch))
    await orm().update(tables.cabinet).set({ hours: null }).where(isBranch)
    await orm().update(tables.company).set({ isPublished: true, isOnlineEntryActive: true }).where(isCompany)
    await orm().delete(tables.schedule).where(isTheirs)
    await orm()
      .insert(tables.schedule)
      .values({ company, specialist: doctor, ...hours })
  }
  const add = async (values: Partial<typeof tables.appointment.$inferInsert>) => {
    const startsAt = nextVisit()
    const endsAt = new Date(startsAt.getTime() + 600_000)
    const place = { company, cabinet: branch, specialist: doctor, startsAt, endsAt, timezone: 'Asia/Almaty' }
    const [row] = await orm()
      .insert(tables.appointment)
      .values({ ...place, status: 'hold', ...values })
      .returning()
    if (!row) throw new Error('the appointment is not there')
    return row
  }
  const addHold = async () => {
    await open()
    return (await add({ expiresAt: new Date(Date.now() + 300_000) })).id
  }
  const ofHold: Prepare = async () => ({ by: 'patient', params: { holdId: await addHold() } })
  const ofVisit: Prepare = async () => {
    const { code, uid } = await add({ status: 'confirmed', code: newCode(), channel: 'phone' })
    const TOKEN = manageToken(await manageSecret(orm()), uid)
    return { by: 'patient', params: { code: code ?? '' }, body: { TOKEN } }
  }
  const contact = () => ({ EMAIL: patient().account.email, CONSENT: true, LOCALE: 'ru' })
  return {
    'POST /v1/appointment/hold': async () => {
      await open()
      const slot = { CABINET_CODE: branch, DOCTOR_CODE: doctor, START: nextVisit().toISOString() }
      return { by: 'patient', body: { COMPANY_CODE: company, ...slot } }
    },
    'POST /v1/appointment/form': async () => {
      await open()
      const time = nextVisit()
      const patient = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77001112233', CONSENT: true }
      const known = { EMAIL: contact().EMAIL, CODE_BY: 'EMAIL' }
      return {
        by: 'patient',
        body: {
          COMPANY_CODE: company,
          SLOT: [offeredTime(time.toISOString()), branch, doctor].join('~'),
          ...patient,
          ...known,
        },
      }
    },
    'POST /v1/appointment/hold/{holdId}/renew': ofHold,
    'DELETE /v1/appointment/hold/{holdId}': ofHold,
    'POST /v1/appointment': async () => ({
      by: 'patient',
      body: {
        HOLD_ID: await addHold(),
        LASTNAME: 'Серикова',
        NAME: 'Айгуль',
        TEL: '+77001112233',
        ...contact(),
      },
    }),
    'POST /v1/appointment/{code}/cancel': ofVisit,
    'POST /v1/appointment/{code}/confirm': ofVisit,
    'POST /v1/appointment/{code}/move': async (way) => {
      const sent = await ofVisit(way)
      return { ...sent, body: { ...(sent.body as object), HOLD_ID: await addHold() } }
    },
    'POST /v1/appointment/waiting_list': async () => {
      const day = nextVisit().toISOString().slice(0, 10)
      const wish = { COMPANY_CODE: company, DOCTOR: doctor, DATE_FROM: day, DATE_TO: day, NAME: 'Айгуль' }
      return { by: 'patient', body: { ...wish, ...contact() } }
    },
    'POST /v1/appointment/request': async () => ({
      by: 'patient',
      body: { COMPANY_CODE: company, NAME: 'Айгуль', TEL: '+77001112233', CONSENT: true },
    }),
  } satisfies Record<string, Prepare>
}
