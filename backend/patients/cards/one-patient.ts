import { z } from '@hono/zod-openapi'
import { place } from '../../kit/company/place.ts'

/** The place of one patient of a company. */
export const onePatient = place.extend({ id: z.string().max(60).describe('PATIENT_CODE of the card.') })
