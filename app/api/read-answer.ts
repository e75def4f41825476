import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { z } from 'zod'
import { localizePath } from '../../locales/locale.ts'
import { redirectPath } from '../../schemas/formats/redirect-path.ts'
import { addressHeader } from '../address-header.ts'
import { requestLocale } from '../request-locale.ts'
import { callApi } from './server-api.ts'

/** The address of the sign-in page, which redirects back to this address afterwards (B-4). */
async function signIn(): Promise<string> {
  const page = localizePath('/auth/signin', await requestLocale())
  const back = redirectPath((await headers()).get(addressHeader))
  return back ? `${page}?redirect=${encodeURIComponent(back)}` : page
}

/** Statuses shown as "not found": an invalid code, another person's record, a removed one. */
const absent: readonly number[] = [400, 403, 404]

/**
 * The API's answer to this request's user, parsed by `schema`; undefined if it does not exist for them. Redirects to
 * sign-in if the session has ended. Throws if the API fails.
 */
export async function readOptionalAnswer<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const response = await callApi(path)
  if (response.ok) return schema.parse(await response.json())
  if (response.status === 401) redirect(await signIn())
  if (absent.includes(response.status)) return undefined
  throw new Error(`The API answered ${response.status} to ${path}.`)
}

/** As `readOptionalAnswer`, but a missing answer renders the 404 page. */
export async function readAnswer<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
): Promise<z.output<Schema>> {
  return (await readOptionalAnswer(path, schema)) ?? notFound()
}
