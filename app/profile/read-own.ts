import { notFound, redirect } from 'next/navigation'
import type { z } from 'zod'
import { localizePath } from '../../locales/locale.ts'
import { readApi } from '../api/server-api.ts'
import { requestLocale } from '../request-locale.ts'

/**
 * What the API has of the person's own, as `schema` reads it. What is not there is a page that is not there; who has been
 * signed out meanwhile signs in. Throws where the API fails.
 */
export async function readOwn<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await readApi<unknown>(path)
  if (answer.ok) return schema.parse(answer.data)
  if (answer.status === 404) notFound()
  if (answer.status === 401) redirect(localizePath('/auth/signin?redirect=/profile', await requestLocale()))
  throw new Error(`The API answered ${answer.status} to ${path}.`)
}
