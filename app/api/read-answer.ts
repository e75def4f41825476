import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { z } from 'zod'
import { localizePath } from '../../locales/locale.ts'
import { redirectPath } from '../../schemas/formats/redirect-path.ts'
import { addressHeader } from '../address-header.ts'
import { requestLocale } from '../request-locale.ts'
import { askApi } from './server-api.ts'

/** Where a person signs in who then comes back to this very address (B-4). */
async function signIn(): Promise<string> {
  const page = localizePath('/auth/signin', await requestLocale())
  const back = redirectPath((await headers()).get(addressHeader))
  return back ? `${page}?redirect=${encodeURIComponent(back)}` : page
}

/** A refusal that says no more to a reader than that there is no such thing: a code of nonsense, another's, one that is gone. */
const absent: readonly number[] = [400, 403, 404]

/**
 * What the API answers the person of the request, as `schema` reads it; undefined for what is not there for them. Who has
 * been signed out meanwhile signs in and comes back. Throws where the API fails.
 */
export async function readIfThere<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const response = await askApi(path)
  if (response.ok) return schema.parse(await response.json())
  if (response.status === 401) redirect(await signIn())
  if (absent.includes(response.status)) return undefined
  throw new Error(`The API answered ${response.status} to ${path}.`)
}

/** As `readIfThere`; what is not there is a page that is not there. */
export async function readAnswer<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
): Promise<z.output<Schema>> {
  return (await readIfThere(path, schema)) ?? notFound()
}
