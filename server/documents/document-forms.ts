import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiPath } from '../../schemas/calls/api-path.ts'
import type { CallApi } from '../../site/send-form.ts'
import type { Api } from '../api.ts'
import { isOwnPage } from '../http/is-own-page.ts'
import { readForm } from '../http/read-form.ts'
import { sendText } from '../http/send.ts'
import type { Documents, SentForm } from './documents.ts'

const maxBytes = 64 * 1024

/** Calls the API with the server's credential and the reader's IP address, without a session. */
const callFor =
  (api: Api, address: string): CallApi =>
  async (call, locale, form) => {
    const response = await api(apiPath(call, locale), {
      method: 'POST',
      body: form,
      headers: { 'x-client-address': address },
    })
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    return isJson
      ? { status: response.status, body: await response.json() }
      : { status: response.status, body: undefined, file: response }
  }

type Posted = Omit<SentForm, 'form' | 'call'>

/**
 * Handles forms that are posted without JavaScript to their page's own address. Rate limits replace the proof of work.
 * False if the page has no form.
 */
export const createDocumentForms =
  (documents: Pick<Documents, 'take'>, api: Api) =>
  async (
    request: IncomingMessage,
    response: ServerResponse,
    { address, ...posted }: Posted,
  ): Promise<boolean> => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return false
    if (!isOwnPage(request)) {
      sendText(response, 403, 'Forbidden')
      return true
    }
    const form = await readForm(request, maxBytes)
    if (form)
      return documents.take(request, response, { ...posted, address, form, call: callFor(api, address) })
    sendText(response, 413, 'Content Too Large')
    return true
  }
