import type { IncomingMessage } from 'node:http'
import type { PreviewNotice } from '../../renderer/preview-bar.tsx'
import { errorBody } from '../../schemas/api/error.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { parseAddress, prefixLocale } from '../../site/core/address.ts'
import type { Api } from '../api.ts'
import { readForm } from '../http/read-form.ts'

const maxBytes = 16 * 1024

type Posted = { path: string; address: string; token: string }

/**
 * Saves a comment from the form of a shared page: `sent`, or what the form shows again, with the reason. Undefined for any other form. The
 * token is the right to comment, so the sending page does not matter; a limit by address replaces the proof of work.
 */
export async function takeComment(
  api: Api,
  request: IncomingMessage,
  { path, address, token }: Posted,
): Promise<'sent' | NonNullable<PreviewNotice['refused']> | undefined> {
  const form = await readForm(request, maxBytes)
  if (!form?.has('preview-comment')) return undefined
  const [name = '', text = '', block = ''] = ['NAME', 'TEXT', 'BLOCK'].map((field) => form.get(field) ?? '')
  const PAGE = (parseAddress(path)?.path ?? '').split('/').slice(3).join('/')
  const answer = await api(apiPath('/w-front/v1/landing/shared_site/comments', prefixLocale(path)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address },
    body: JSON.stringify({ TOKEN: token, PAGE, NAME: name, TEXT: text, ...(block && { BLOCK: block }) }),
  })
  if (answer.ok) return 'sent'
  const { data } = errorBody.safeParse(await answer.json())
  return { name, text, message: data?.error.message ?? '' }
}
