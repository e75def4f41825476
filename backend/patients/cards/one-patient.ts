import { z } from '@hono/zod-openapi'
import { place } from '../../kit/company/place.ts'
import { ApiError } from '../../kit/errors/api-error.ts'

/** The place of one patient of a company. */
export const onePatient = place.extend({ id: z.string().max(60).describe('PATIENT_CODE of the card.') })

/** The id of a path. Throws 404 for what is none. */
export function idOf({ id }: { id: string }): string {
  const { data } = z.uuid().safeParse(id)
  if (!data) throw new ApiError('NOT_FOUND')
  return data
}
