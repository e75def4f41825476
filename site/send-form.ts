import { z } from 'zod'
import type { FormState } from '../content-adapters/form-state.ts'
import { translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import type { Page } from '../schemas/page.ts'
import { parseAddress } from './address.ts'
import { productHost } from './host.ts'
import { respond, type SiteOptions } from './respond.ts'
import { findRoute } from './router.ts'

/** Calls the API for a reader's form; `call` is the short form of a path, `/front/v1/news`. */
export type CallApi = (
  call: `/${string}`,
  locale: Locale,
  form: URLSearchParams,
) => Promise<{ status: number; body: unknown }>

/** Marks the address of a page whose form was taken. */
export const sentName = 'sent'

/** What a form that was sent without JavaScript comes to: another address, or the same page with what is wrong. */
export type FormOutcome = { kind: 'redirect'; to: string } | { kind: 'page'; page: Page }

const refusal = z.object({
  error: z.object({ message: z.string(), fields: z.record(z.string(), z.array(z.string())).catch({}) }),
})

/** Values by the names of a form, each with its `[]`. */
function valuesOf(form: URLSearchParams): Record<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of form) values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries(values)
}

function refused(form: URLSearchParams, body: unknown, locale: Locale): FormState {
  const { success, data } = refusal.safeParse(body)
  const { message, fields } = success
    ? data.error
    : { message: translate(locale)('errors:UNAVAILABLE'), fields: {} }
  const isAtFields = Object.keys(fields).length > 0
  return { kind: 'refused', values: valuesOf(form), errors: fields, ...(!isAtFields && { message }) }
}

/**
 * Calls the API for the form of a page. What was taken leads to the page that says so, and a reload
 * sends nothing twice; what was refused is the same page with the status of the API, everything entered, and what is
 * wrong at its field. Undefined where the page has no form.
 */
export async function sendForm(
  rawPath: string,
  form: URLSearchParams,
  options: SiteOptions,
  call: CallApi,
): Promise<FormOutcome | undefined> {
  const address = parseAddress(rawPath)
  const host = options.host ?? productHost(options.origin)
  const route = address && findRoute(host.productPath(address.path))?.route
  if (!address || !route?.form) return undefined
  const { locale } = address
  const { status, body } = await call(route.form, locale, form).catch((error: unknown) => {
    options.onError(error, rawPath)
    return { status: 503, body: undefined }
  })
  if (status < 300)
    return { kind: 'redirect', to: `${host.href(host.productPath(address.path), locale)}?${sentName}=1` }
  const outcome = await respond(rawPath, { ...options, form: refused(form, body, locale) })
  if (outcome.kind === 'redirect') return { kind: 'redirect', to: outcome.to }
  const { page } = outcome
  return { kind: 'page', page: page.status === 200 ? { ...page, status } : page }
}
