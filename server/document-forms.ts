import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiPath } from '../schemas/calls/api-path.ts'
import type { CallApi } from '../site/send-form.ts'
import type { Api } from './api.ts'
import type { Documents } from './documents.ts'
import { readForm } from './read-form.ts'
import { sendText } from './send.ts'

const maxBytes = 64 * 1024

/** Only pages of this site send its forms: a browser says where one comes from, by one header or the other. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Calls the API for a reader: with the server's credential, for the reader's own address and nobody's session. */
const callFor =
  (api: Api, address: string): CallApi =>
  async (call, locale, form) => {
    const response = await api(apiPath(call, locale), {
      method: 'POST',
      body: form,
      headers: { 'x-client-address': address },
    })
    return { status: response.status, body: await response.json() }
  }

type Posted = { path: string; id: string; address: string }

/**
 * Takes forms that are sent without JavaScript to the address of their own page. Rate limits stand in for the proof of
 * work. False where the page has no form.
 */
export const createDocumentForms =
  (documents: Pick<Documents, 'take'>, api: Api) =>
  async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, id, address }: Posted,
  ): Promise<boolean> => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return false
    if (!isOwnPage(request)) {
      sendText(response, 403, 'Forbidden')
      return true
    }
    const form = await readForm(request, maxBytes)
    if (form) return documents.take(request, response, { path, id, form, call: callFor(api, address) })
    sendText(response, 413, 'Content Too Large')
    return true
  }
