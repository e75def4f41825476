import { z } from 'zod'
import type { FormState } from '../content-adapters/form-state.ts'
import { translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import { newCodeButton } from '../schemas/page/new-code-button.ts'
import type { Page } from '../schemas/page/page.ts'
import { parseAddress } from './core/address.ts'
import { productHost } from './core/host.ts'
import { ownQuery } from './own-query.ts'
import { respond, type SiteOptions, sentName } from './respond.ts'
import { findRoute } from './routes/router.ts'

/** Calls the API with a reader's form. `call` is an API path such as `/front/v1/news`; a non-JSON response is returned as `file`. */
export type CallApi = (
  call: `/${string}`,
  locale: Locale,
  form: URLSearchParams,
) => Promise<{ status: number; body: unknown; file?: Response }>

/** Outcome of a form posted without JavaScript: a redirect, or the same page with the errors. */
export type FormOutcome =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; page: Page }
  /** The requested file, to be downloaded. */
  | { kind: 'file'; file: Response }
  /** The form works by script only: the page is to be shown again, with the query of its address. */
  | { kind: 'again'; to: string }

const refusal = z.object({
  error: z.object({
    message: z.string(),
    code: z.string().optional().catch(undefined),
    fields: z.record(z.string(), z.array(z.string())).catch({}),
    /** The ids that the next try has to send: a code was sent, a time is kept. */
    data: z.object({ CONFIRM_ID: z.string(), HOLD_ID: z.string().optional() }).optional().catch(undefined),
  }),
})

/** Values of a form by field name; names of lists keep their `[]`. */
function valuesOf(form: URLSearchParams): Record<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of form) values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries(values)
}

function refused(form: URLSearchParams, body: unknown, locale: Locale): FormState {
  const { success, data } = refusal.safeParse(body)
  const {
    message,
    code,
    fields,
    data: next,
  } = success
    ? data.error
    : { message: translate(locale)('errors:UNAVAILABLE'), code: undefined, fields: {}, data: undefined }
  const isAtFields = Object.keys(fields).length > 0
  const values = {
    ...valuesOf(form),
    ...Object.fromEntries(Object.entries(next ?? {}).map(([name, id]) => [name, [id]])),
  }
  return { kind: 'refused', values, errors: fields, ...(!isAtFields && { message, ...(code && { code }) }) }
}

/**
 * Calls the API with the form of a page. An accepted form redirects to a page that confirms it, so that a reload does not
 * post it again; a refused one renders the same page with the status of the API, the entered values, and the errors at
 * their fields. Both keep the `query` of the page. If the API
 * responds with a file, that file is returned. Undefined if the page has no form.
 */
export async function sendForm(
  rawPath: string,
  sent: URLSearchParams,
  options: SiteOptions,
  call: CallApi,
  query = '',
): Promise<FormOutcome | undefined> {
  const address = parseAddress(rawPath)
  const host = options.host ?? productHost(options.origin)
  const found = address && findRoute(host.productPath(address.path))
  const posted = found?.route.form
  if (!address || !posted) return undefined
  const { locale } = address
  const own = host.href(host.productPath(address.path), locale)
  if (posted === 'by script') return { kind: 'again', to: own }
  const asked = ownQuery(rawPath, query, host)
  const path = typeof posted.call === 'string' ? posted.call : posted.call(found.params, sent, asked)
  // The button for another code sends the form as one whose code was left empty.
  if (sent.has(newCodeButton)) sent.delete('CODE')
  sent.delete(newCodeButton)
  const whole = new URLSearchParams(sent)
  for (const [name, field] of Object.entries(posted.asked ?? {}))
    if (asked.has(name)) whole.set(field, (asked.get(name) ?? '').trim())
  const { status, body, file } = await call(path, locale, whole).catch((error: unknown) => {
    options.onError(error, rawPath)
    return { status: 503, body: undefined, file: undefined }
  })
  if (file) return { kind: 'file', file }
  if (status < 300) {
    const confirmed = posted.accepted?.safeParse(body).data ?? { sent: '1' }
    if ('path' in confirmed) {
      const to = `${host.href(confirmed.path, locale)}?${new URLSearchParams(confirmed.query)}`
      return { kind: 'redirect', to }
    }
    const kept = new URLSearchParams(query)
    kept.set(sentName, confirmed.sent)
    return { kind: 'redirect', to: `${own}?${kept}` }
  }
  const form = refused(sent, body, locale)
  const outcome = await respond(rawPath, { ...options, form }, asked)
  if (outcome.kind === 'redirect') return { kind: 'redirect', to: outcome.to }
  const { page } = outcome
  return { kind: 'page', page: page.status === 200 ? { ...page, status } : page }
}
