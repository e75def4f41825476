import type { z } from '@hono/zod-openapi'
import type { photo as photoShape } from '../../../schemas/api/site.ts'
import type { photo } from '../../database/tables/index.ts'
import type { ReadRow } from '../../kit/database/read-columns.ts'
import { imageAnswer } from './image-answer.ts'
import { localizeOptional } from './localize.ts'

export const photoAnswer = (row: ReadRow<typeof photo>): z.infer<typeof photoShape> => ({
  PHOTO_CODE: `${row.company}-${row.code}`,
  IMAGE: imageAnswer(row.image),
  ...localizeOptional('CAPTION', row.caption),
})
