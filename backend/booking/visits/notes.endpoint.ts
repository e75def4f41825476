import { z } from '@hono/zod-openapi'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { noteBody, noteChangeBody, type VisitNotes, visitNotes } from '../../../schemas/api/visit.ts'
import { noteTextMs } from '../../../schemas/visits/note-parts.ts'
import { type Membership, visitNote, visitNotePart } from '../../database/tables/index.ts'
import { may, permissionsOf } from '../../kit/access/permissions.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { uuidOf } from '../../kit/input/uuid-of.ts'
import { noteOpening } from '../../patients/index.ts'
import { instant } from '../../shared/answers/instant.ts'
import { localizeOptional } from '../../shared/answers/localize.ts'
import { findOne, lockOne, one } from '../appointments/lock-one.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { doctorNames } from './doctor-names.ts'
import { checkVisit, isVisit } from './is-visit.ts'
import { noteValues } from './note-values.ts'

/** Only the doctor of a visit writes notes on it, whatever else they are in the clinic. */
const isDoctorOf = (member: Membership, row: AppointmentRow): boolean =>
  member.specialist === row.specialist && may(permissionsOf(member), 'notes', 'write')

async function readNotes(
  orm: Orm,
  row: AppointmentRow,
  member: Membership,
  locale: Locale,
): Promise<VisitNotes> {
  const notes = await orm
    .select()
    .from(visitNote)
    .where(eq(visitNote.visit, row.id))
    .orderBy(asc(visitNote.createdAt), asc(visitNote.id))
  const ids = notes.map(({ id }) => id)
  const parts =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(visitNotePart)
          .where(inArray(visitNotePart.note, ids))
          .orderBy(asc(visitNotePart.id))
  const names = await doctorNames(orm, row.company)
  const { company, patient } = row
  if (notes.length > 0 && patient !== null)
    await noteOpening(orm, { company, patient, what: 'notes', member })
  return {
    MAY_WRITE: isDoctorOf(member, row) && isVisit(row),
    VALUES: await noteValues(orm, row, locale),
    NOTES: notes.map((note) => {
      const own = parts.filter((part) => part.note === note.id)
      const isAuthor = note.author === member.account
      return {
        NOTE: note.id,
        SPECIALIST_CODE: note.specialist,
        ...localizeOptional('AUTHOR', names.get(note.specialist)),
        LANG: note.lang,
        AT: instant(note.createdAt),
        TEXT: own.findLast(({ kind }) => kind === 'text')?.text ?? '',
        PARTS: own.map(({ kind, text, at }) => ({ KIND: kind, TEXT: text, AT: instant(at) })),
        MAY_CHANGE: isAuthor && Date.now() - note.createdAt.getTime() < noteTextMs,
        MAY_ADD: isAuthor,
      }
    }),
  }
}

/** The notes of doctors on a visit. */
export const notesOfVisit = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/notes',
  summary: 'The notes of doctors on a visit; the patient reads in the profile that they were opened',
  access: { section: 'notes', action: 'read' },
  params: one,
  answer: visitNotes,
  act: async ({ params, member, locale, transaction }) =>
    transaction(async (orm) => readNotes(orm, await findOne(orm, params, member), member, locale)),
})

/** A doctor writes a note. */
export const writeNote = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/notes',
  summary: 'Writes a note on a visit; only its doctor may',
  access: { section: 'notes', action: 'write' },
  limits: changeLimits,
  params: one,
  body: noteBody,
  answer: visitNotes,
  act: async ({ params, body, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      if (!isDoctorOf(member, row)) throw new ApiError('FORBIDDEN')
      checkVisit(row)
      const [note] = await orm
        .insert(visitNote)
        .values({
          company: row.company,
          visit: row.id,
          specialist: row.specialist,
          author: member.account,
          lang: locale,
        })
        .returning({ id: visitNote.id })
      if (!note) throw new Error('the note is not there')
      await orm.insert(visitNotePart).values({ note: note.id, kind: 'text', text: body.TEXT })
      return readNotes(orm, row, member, locale)
    }),
})

/** The author writes a note anew, or adds to it. */
export const changeNote = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/notes/{note}',
  summary:
    'Writes the text of a note anew within a day, or adds to it; only its author may. The former texts stay',
  access: { section: 'notes', action: 'write' },
  limits: changeLimits,
  params: one.extend({ note: z.string().describe('The note.') }),
  body: noteChangeBody,
  answer: visitNotes,
  act: async ({ params, body, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      const [note] = await orm
        .select()
        .from(visitNote)
        .where(and(eq(visitNote.id, uuidOf(params.note)), eq(visitNote.visit, row.id)))
      if (!note) throw new ApiError('NOT_FOUND')
      if (note.author !== member.account) throw new ApiError('FORBIDDEN')
      if (body.KIND === 'text' && Date.now() - note.createdAt.getTime() >= noteTextMs)
        throw new ApiError('NOTE_KEPT')
      await orm.insert(visitNotePart).values({ note: note.id, kind: body.KIND, text: body.TEXT })
      return readNotes(orm, row, member, locale)
    }),
})
