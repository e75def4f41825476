import type { z } from '@hono/zod-openapi'
import type { cabinet as cabinetShape } from '../../../schemas/api/company.ts'
import type { cabinet } from '../../database/tables/index.ts'
import type { ReadRow } from '../../kit/database/read-columns.ts'
import { hoursAnswer } from './hours-answer.ts'
import { imageAnswer } from './image-answer.ts'
import { localize, localizeOptional } from './localize.ts'

/** A branch, `at` its place in the company's list from 0; the first one is the main one. */
export const cabinetAnswer = (row: ReadRow<typeof cabinet>, at: number): z.infer<typeof cabinetShape> => ({
  COMPANY_CABINET_CODE: row.code,
  COMPANY_CODE: row.company,
  ...localize('NAME', row.name),
  ...localizeOptional('ADDRESS', row.address),
  LATITUDE: row.latitude,
  LONGITUDE: row.longitude,
  PHONES: row.phones,
  HOURS: hoursAnswer(row.hours),
  TIMEZONE: row.timezone,
  PHOTOS: row.photos.map(imageAnswer),
  IS_MAIN: at === 0,
})
