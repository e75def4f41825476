import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { arrowBetween } from '../../schemas/cases/define-case.ts'
import { consultationCase } from '../../schemas/consultations/consultation.case.ts'
import {
  type ConsultationActor,
  type ConsultationState,
  consultationStatus,
  stateOfConsultation,
} from '../../schemas/consultations/consultation-status.ts'
import { consultation, consultationChange } from '../database/tables/index.ts'
import { type CaseHistory, serveCase } from '../kit/cases/case-server.ts'

/** The history of consultations has numbers in place of states, as the API has them (C-20). */
const history: CaseHistory = {
  keep: (orm, moves) =>
    orm.insert(consultationChange).values(
      moves.map(({ row, from, to, by, account, reason }) => ({
        consultation: row,
        from: consultationStatus[from as ConsultationState],
        to: consultationStatus[to as ConsultationState],
        by: by as ConsultationActor,
        account,
        reason,
        createdAt: new Date(),
      })),
    ),
  last: async (orm, row) => {
    const [last] = await orm
      .select({ by: consultationChange.by, at: consultationChange.createdAt })
      .from(consultationChange)
      .where(eq(consultationChange.consultation, row))
      .orderBy(desc(consultationChange.id))
      .limit(1)
    return last
  },
  // A row without a status before it says how the consultation began, which is no move.
  read: async (orm, rows) => {
    const changes = await orm
      .select()
      .from(consultationChange)
      .where(and(inArray(consultationChange.consultation, [...rows]), isNotNull(consultationChange.from)))
      .orderBy(asc(consultationChange.id))
    return changes.flatMap(({ consultation: row, from: before, to: after, createdAt: at, ...move }) => {
      if (before === null) return []
      const [from, to] = [stateOfConsultation(before), stateOfConsultation(after)]
      const arrow = arrowBetween(consultationCase, from, to)
      return arrow ? [{ ...move, row, arrow, from, to, at }] : []
    })
  },
}

/** Moves of an online consultation (S-CONS); each notifies the clinic's staff. */
export const consultations = serveCase({
  definition: consultationCase,
  table: consultation,
  key: consultation.code,
  state: consultation.status,
  history,
})
