import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'

/** The id of a row, as a call names it. Throws 404 for what is none. */
export function uuidOf(text: string): string {
  const { data } = z.uuid().safeParse(text)
  if (!data) throw new ApiError('NOT_FOUND')
  return data
}
