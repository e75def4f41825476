import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { patientNotes } from '../../../schemas/api/visit.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { calendarDate, wallClock } from '../../../schemas/formats/zone.ts'
import { appointment, visitNote, visitNotePart } from '../../database/tables/index.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { uuidOf } from '../../kit/input/uuid-of.ts'
import { noteOpening, onePatient, readPatient } from '../../patients/index.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import { doctorNames } from './doctor-names.ts'

const mostShown = 200

/** The notes of doctors in the patient's card. */
export const notesOfPatient = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}/notes',
  summary:
    'The notes of doctors on the visits of a patient that the caller may see; the patient reads in the profile that they were opened',
  access: { section: 'notes', action: 'read' },
  params: onePatient,
  answer: patientNotes,
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const company = params.companyCode
      const { id } = await readPatient(orm, { company, id: uuidOf(params.id), member })
      const rows = await orm
        .select({ note: visitNote, visit: appointment })
        .from(visitNote)
        .innerJoin(appointment, eq(appointment.id, visitNote.visit))
        .where(and(eq(appointment.patient, id), ownAppointments({ member, cabinet: wholeCompany })))
        .orderBy(desc(appointment.startsAt), asc(visitNote.createdAt), asc(visitNote.id))
        .limit(mostShown)
      if (rows.length === 0) return wholeList([])
      await noteOpening(orm, { company, patient: id, what: 'notes', member })
      const parts = await orm
        .select()
        .from(visitNotePart)
        .where(
          inArray(
            visitNotePart.note,
            rows.map(({ note }) => note.id),
          ),
        )
        .orderBy(asc(visitNotePart.id))
      const names = await doctorNames(orm, company)
      return wholeList(
        rows.map(({ note, visit }) => {
          const own = parts.filter((part) => part.note === note.id)
          const { date, minute } = wallClock(visit.startsAt, visit.timezone)
          return {
            NOTE: note.id,
            APPOINTMENT_CODE: visit.code ?? '',
            COMPANY_CABINET_CODE: visit.cabinet,
            DATE: date,
            LABEL: timeLabel(minute),
            START: instant(visit.startsAt),
            SPECIALIST_CODE: note.specialist,
            ...localizeOptional('AUTHOR', names.get(note.specialist)),
            LANG: note.lang,
            TEXT: own.findLast(({ kind }) => kind === 'text')?.text ?? '',
            ADDITIONS: own
              .filter(({ kind }) => kind === 'addition')
              .map(({ text, at }) => ({ TEXT: text, DATE: calendarDate(at, visit.timezone) })),
          }
        }),
      )
    }),
})
