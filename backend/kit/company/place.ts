import { z } from '@hono/zod-openapi'
import { requestText } from '../input/query.ts'

/** Company and cabinet of a path of the business section; cabinet `0` is the company itself (C-24). */
export const place = z.object({ companyCode: requestText, cabinetCode: requestText })
