import { desc, eq } from 'drizzle-orm'
import { appointmentChangeList } from '../../../schemas/api/staff-appointment.ts'
import { account, appointment, appointmentChange } from '../../database/tables/index.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { findOne, one } from '../appointments/lock-one.ts'

const mostShown = 100

/** PA11 */
export const appointmentChanges = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/changes',
  summary: 'What the staff has changed of an appointment, the newest first; also before it was moved',
  access: { section: 'doctor-appointment', action: 'read' },
  params: one,
  answer: appointmentChangeList,
  act: async ({ orm, params, member }) => {
    const { uid } = await findOne(orm, params, member)
    const rows = await orm
      .select({ change: appointmentChange, by: accountNameColumns })
      .from(appointmentChange)
      .innerJoin(appointment, eq(appointment.id, appointmentChange.appointment))
      .leftJoin(account, eq(account.id, appointmentChange.by))
      .where(eq(appointment.uid, uid))
      .orderBy(desc(appointmentChange.at), desc(appointmentChange.id))
      .limit(mostShown)
    return wholeList(
      rows.map(({ change: { at, field, before, after }, by }) => ({
        AT: instant(at),
        BY: by && accountName(by),
        FIELD: field,
        ...localizeOptional('BEFORE', before),
        ...localizeOptional('AFTER', after),
      })),
    )
  },
})
