import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the Cloud API was asked, with the message in a short form: `text: …`, or `template: name language {values}`. */
export type Asked = { to: string; said: string; reference: string }

type Body = {
  to?: unknown
  type?: unknown
  text?: { body?: unknown }
  template?: {
    name: string
    language: { code: string }
    components?: { type: string; parameters: { parameter_name?: string; text: string }[] }[]
  }
  biz_opaque_callback_data?: unknown
}

/** An answer of the API: the code of an error with its status, or a connection that breaks. */
type Answer = { code: number; status: number } | 'broken'

function saidBy({ type, text, template }: Body): string {
  if (type === 'text') return `text: ${String(text?.body)}`
  const values = (template?.components ?? []).map(({ type: part, parameters }) =>
    [
      part,
      ...parameters.map(({ parameter_name: name, text: value }) => (name ? `${name}=${value}` : value)),
    ].join(' '),
  )
  return [`template: ${template?.name} ${template?.language.code}`, ...values].join(' | ')
}

/**
 * A server that answers `POST /v23.0/{phone}/messages` as the documented Cloud API does: it knows one token and one sender, and gives the
 * errors that are next in `answers`.
 */
export async function cloudServer() {
  const asked: Asked[] = []
  const answers: Answer[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    request.on('end', () => {
      const json = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const refuse = (status: number, code: number) =>
        json(status, {
          error: {
            message: `(#${code}) Refused`,
            type: 'OAuthException',
            code,
            error_data: { messaging_product: 'whatsapp', details: 'Details of the fault' },
            fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
          },
        })
      if (request.headers.authorization !== 'Bearer a-token') return refuse(401, 190)
      if (request.method !== 'POST' || request.url !== '/v23.0/100200300/messages') return refuse(400, 100)
      const body: Body = JSON.parse(text)
      asked.push({
        to: String(body.to),
        said: saidBy(body),
        reference: String(body.biz_opaque_callback_data),
      })
      const next = answers.shift()
      if (next === 'broken') return void request.socket.destroy()
      if (next) return refuse(next.status, next.code)
      json(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: body.to, wa_id: body.to }],
        messages: [{ id: `wamid.${asked.length}`, message_status: 'accepted' }],
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    answers,
    url: `http://127.0.0.1:${port}/v23.0`,
    token: 'a-token',
    phoneId: '100200300',
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** What WhatsApp posts of states and messages of a sender. */
export const postedBy = (
  phoneId: string,
  { statuses = [], messages = [] }: { statuses?: readonly unknown[]; messages?: readonly unknown[] },
) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '400500600',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '77001112233', phone_number_id: phoneId },
            ...(statuses.length > 0 && { statuses }),
            ...(messages.length > 0 && { messages }),
          },
        },
      ],
    },
  ],
})

/** A state of a message. */
export const stateOf = (reference: string, status: string, code?: number) => ({
  id: 'wamid.1',
  status,
  timestamp: String(Math.floor(Date.now() / 1000)),
  recipient_id: '77001234567',
  biz_opaque_callback_data: reference,
  ...(code !== undefined && { errors: [{ code, title: 'Message undeliverable' }] }),
})

/** A text that somebody has written to the sender. */
export const writtenBy = (from: string, body: string, at = Date.now()) => ({
  from,
  id: `wamid.in.${at}`,
  timestamp: String(Math.floor(at / 1000)),
  type: 'text',
  text: { body },
})
