import type { z } from '@hono/zod-openapi'
import type { schedule as scheduleShape } from '../../../schemas/api/people.ts'
import type { schedule } from '../../database/tables/index.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { hoursAnswer } from './hours-answer.ts'
import { localize } from './localize.ts'

type Row = typeof schedule.$inferSelect & { cabinetName: Texts }

/** When a doctor sees patients in one cabinet, as the API sends it. */
export const scheduleAnswer = (row: Row): z.infer<typeof scheduleShape> => ({
  COMPANY_CODE: row.company,
  SPECIALIST_CODE: row.specialist,
  COMPANY_CABINET_CODE: row.cabinet,
  ...localize('CABINET_NAME', row.cabinetName),
  HOURS: hoursAnswer(row.hours),
})
