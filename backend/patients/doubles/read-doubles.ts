import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PatientCard, PatientDouble } from '../../../schemas/api/patients.ts'
import { type Membership, patient, patientDouble, patientMerge } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { type PageQuery, readPage, totalOf } from '../../kit/input/paging.ts'
import { instant } from '../../shared/answers/instant.ts'
import { patientInShort } from '../cards/patient-in-short.ts'
import { type PatientRow, patientName } from '../cards/patient-name.ts'
import { ownPatients } from '../cards/read-patient.ts'
import { undoneUntil } from './unmerge-cards.ts'

const second = alias(patient, 'second')

/** Pairs that wait to be merged or to be told apart, of two cards that a member may read. */
const waiting = (member: Membership) =>
  and(
    eq(patientDouble.company, member.company),
    isNull(patientDouble.distinctAt),
    isNull(patient.mergedInto),
    isNull(second.mergedInto),
    ownPatients(member),
    ownPatients(member, second.id),
  )

const isOne = eq(patient.id, patientDouble.one)
const isSecond = eq(second.id, patientDouble.other)

const sameOf = (one: PatientRow, other: PatientRow): PatientDouble['SAME'] => [
  ...(one.phone !== null && one.phone === other.phone ? (['TEL'] as const) : []),
  ...(one.birthday !== null && one.birthday === other.birthday ? (['BIRTHDAY'] as const) : []),
]

/** The pairs of a company that wait, the newest first; the older card of each first. */
export async function readDoubles(orm: Orm, member: Membership, page: PageQuery) {
  const total = orm
    .select({ all: count() })
    .from(patientDouble)
    .innerJoin(patient, isOne)
    .innerJoin(second, isSecond)
    .where(waiting(member))
  const { rows, meta } = await readPage(page, (limit, offset) =>
    orm
      .select({ one: patient, other: second, total: totalOf(total) })
      .from(patientDouble)
      .innerJoin(patient, isOne)
      .innerJoin(second, isSecond)
      .where(waiting(member))
      .orderBy(
        sql`${patientDouble.foundAt} desc nulls last`,
        asc(patientDouble.one),
        asc(patientDouble.other),
      )
      .limit(limit)
      .offset(offset),
  )
  const data = rows.map(({ one, other }) => ({
    PATIENTS: [one, other].sort((a, b) => a.number - b.number).map(patientInShort),
    SAME: sameOf(one, other),
  }))
  return { data, meta }
}

/** Cards that may be of the same person as one. */
export async function doublesOf(orm: Orm, { id }: PatientRow, member: Membership): Promise<PatientRow[]> {
  const rows = await orm
    .select({ one: patient, other: second })
    .from(patientDouble)
    .innerJoin(patient, isOne)
    .innerJoin(second, isSecond)
    .where(and(waiting(member), or(eq(patientDouble.one, id), eq(patientDouble.other, id))))
  return rows
    .map(({ one, other }) => (one.id === id ? other : one))
    .sort((one, other) => one.number - other.number)
}

/** The merges into a card that stand, the last first: only that one can be undone, until its day. */
export async function mergesOf(orm: Orm, { id }: PatientRow): Promise<PatientCard['MERGES']> {
  const rows = await orm
    .select({ merge: patientMerge, card: patient })
    .from(patientMerge)
    .innerJoin(patient, eq(patient.id, patientMerge.merged))
    .where(and(eq(patientMerge.kept, id), isNull(patientMerge.undoneAt)))
    .orderBy(desc(patientMerge.number))
  return rows.map(({ merge, card }, at) => {
    const until = undoneUntil(merge)
    return {
      MERGE_CODE: merge.id,
      PATIENT_NUMBER: card.number,
      NAME: patientName(card),
      AT: instant(merge.at),
      BY: merge.byName,
      UNDO_UNTIL: at === 0 && until > new Date() ? instant(until) : null,
    }
  })
}
