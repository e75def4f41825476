import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { patientList, patientQuery } from '../../schemas/api/patients.ts'
import { type Typed, typedWords } from '../../schemas/patients/patient-words.ts'
import { patient, patientWord } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { patientInShort } from './patient-in-short.ts'
import { ownPatients } from './read-patient.ts'

const mostFound = 20

/** Words that begin with a text; `~` comes after each sign of a word. The index is used whatever the text is, as with `like` it would not be. */
const beginsWith = (text: string): SQL =>
  sql`(${patientWord.word} ~>=~ ${text} and ${patientWord.word} ~<~ ${`${text}~`})`

/** Cards that have one part of what was typed. */
const having = (orm: Orm, company: string, { begins, whole }: Typed): SQL =>
  inArray(
    patient.id,
    orm
      .select({ id: patientWord.patient })
      .from(patientWord)
      .where(
        and(
          eq(patientWord.company, company),
          or(...begins.map(beginsWith), ...whole.map((word) => eq(patientWord.word, word))),
        ),
      ),
  )

export const searchPatients = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patients',
  summary:
    'Patients that the caller may read, found while somebody types; without a search those changed last',
  access: { section: 'patients', action: 'read' },
  params: place,
  query: patientQuery,
  answer: patientList,
  act: async ({ orm, params: { companyCode }, query: { search = '' }, member }) => {
    const typed = typedWords(search)
    if (search.trim() && typed.length === 0) return wholeList([])
    const rows = await orm
      .select()
      .from(patient)
      .where(
        and(
          eq(patient.company, companyCode),
          isNull(patient.mergedInto),
          ownPatients(member),
          ...typed.map((part) => having(orm, companyCode, part)),
        ),
      )
      .orderBy(
        ...(typed.length > 0
          ? [asc(patient.lastName), asc(patient.name), asc(patient.number)]
          : [desc(patient.updatedAt), desc(patient.number)]),
      )
      .limit(mostFound)
    return wholeList(rows.map(patientInShort))
  },
})
