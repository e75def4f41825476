import type { ApiQuery } from './api-query.ts'
import { appointments } from './appointments.ts'
import { staff } from './staff.ts'

const answers = () => import('../../schemas/api/practice.ts')

/** R101: the day of the member's own card; a change of an appointment reads it again. */
export const ownDay = (place: string) =>
  ({
    key: [appointments, place, 'list', 'practice'],
    path: `/business-api-front2/${place}/practice/day`,
    schema: async () => (await answers()).practiceDay,
  }) satisfies ApiQuery

/** Whether doctors of the company have the screen of a practice. */
export const practiceSetting = (place: string) =>
  ({
    key: [staff, place, 'practice'],
    path: `/business-api-front2/${place}/practice`,
    schema: async () => (await answers()).practiceSetting,
  }) satisfies ApiQuery
