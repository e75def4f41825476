import { and, desc } from 'drizzle-orm'
import { consultation } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { isFromPatient, lettersOf, mostLetters } from '../patients/index.ts'
import { instant } from '../shared/answers/instant.ts'
import { isForStaff, waitsSince } from './staff-consultations.ts'

export const consultationsOfPatient = defineCall(
  lettersOf({
    name: 'consultations',
    section: 'online-consultations',
    summary:
      'Consultations from the phone number, the address or the account of a patient that the caller may read',
    read: async (orm, card, member) => {
      const rows = await orm
        .select()
        .from(consultation)
        .where(and(isForStaff(member), isFromPatient(card, consultation)))
        .orderBy(desc(consultation.lastAt), consultation.code)
        .limit(mostLetters)
      return rows.map((row) => ({
        CODE: row.code,
        TEXT: row.text,
        AT: instant(row.createdAt),
        WAITS: waitsSince(row) !== null,
        RATING: null,
      }))
    },
  }),
)
