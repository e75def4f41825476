import { z } from '@hono/zod-openapi'
import { codeParam, requestText } from '../input/query.ts'

/** The company in a path. */
export const companyCode = codeParam('company')

/** Company and cabinet of a path of the business section; cabinet `0` is the company itself (C-24). */
export const place = z.object({
  companyCode,
  cabinetCode: requestText.describe(
    'Code of the cabinet in which the caller has the right, or `0` for the whole company.',
  ),
})
