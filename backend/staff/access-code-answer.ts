import type { z } from '@hono/zod-openapi'
import type { accessCode as accessCodeShape } from '../../schemas/api/staff.ts'
import type { accessCode } from '../database/tables/index.ts'

/** An invitation as the API sends it. */
export const accessCodeAnswer = (row: typeof accessCode.$inferSelect): z.infer<typeof accessCodeShape> => ({
  CODE: row.code,
  ROLE: row.role,
  CABINET: row.cabinet,
  MAY_PUBLISH: row.mayPublish,
  USES: row.uses,
  MAX_USES: row.maxUses,
  EXPIRES_AT: row.expiresAt.toISOString(),
})
