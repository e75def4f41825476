import type { z } from '@hono/zod-openapi'
import type { photo as photoShape } from '../../schemas/api/site.ts'
import type { photo } from '../database/tables/index.ts'
import { imageAnswer } from './image-answer.ts'
import { localizeOptional } from './localize.ts'

export const photoAnswer = (row: typeof photo.$inferSelect): z.infer<typeof photoShape> => ({
  PHOTO_CODE: `${row.company}-${row.position + 1}`,
  IMAGE: imageAnswer(row.image),
  ...localizeOptional('CAPTION', row.caption),
})
