import { z } from 'zod'
import { deliveryTimeoutMs } from '../outbox/transport.ts'
import { WhatsappError, type WhatsappFault } from '../outbox/whatsapp-error.ts'

/** A template as the Cloud API is asked to send it. */
export type ApprovedTemplate = {
  name: string
  language: string
  /** Values by the names that they have in the approved text. */
  values: Readonly<Record<string, string>>
  /** The code of an authentication template, which has no other values. */
  code?: string
}

/** The product's sender at WhatsApp. Both calls throw `WhatsappError`. */
export type WhatsappSender = {
  /** `reference` comes back with the states of the message. */
  sendText: (to: string, text: string, reference: string) => Promise<void>
  sendTemplate: (to: string, template: ApprovedTemplate, reference: string) => Promise<void>
}

/** Limits of calls (of an application, an account, a pair of numbers) and faults of the service. */
const later = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004])
/** The token, its rights and its account; templates that are missing, paused, or have other variables. */
const configuration = new Set([
  0, 3, 10, 190, 368, 131005, 131008, 131009, 131031, 131042, 131045, 132000, 132001, 132005, 132007, 132012,
  132015, 132016, 133010,
])

/** What the code of an error asks for. An unknown one is about this message only. */
export function faultOf(code: number): WhatsappFault {
  if (code === 131047) return 'template'
  if (later.has(code)) return 'later'
  return configuration.has(code) || (code >= 200 && code < 300) ? 'configuration' : 'unreachable'
}

const refusal = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** The longest answer that is read, in characters. */
const longest = 16_384

/** The beginning of an answer's text. */
async function beginningOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longest) break
  }
  return text
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error of an answer: by its code, or by its status where a proxy has answered. */
function errorOf(status: number, text: string): WhatsappError {
  const { data } = refusal.safeParse(jsonOf(text))
  if (!data)
    return new WhatsappError(
      status < 500 && status !== 429 ? 'configuration' : 'later',
      `WhatsApp answered ${status}.`,
    )
  const { code, message, error_data } = data.error
  const isTheirs = status >= 500 || status === 429
  const words = [message, error_data?.details].filter(Boolean).join(': ').slice(0, 300)
  return new WhatsappError(isTheirs ? 'later' : faultOf(code), `WhatsApp answered ${code}: ${words}`)
}

/** Parts of a template that have values. */
function componentsOf({ values, code }: ApprovedTemplate) {
  const text = (value: string, name?: string) => ({
    type: 'text',
    ...(name && { parameter_name: name }),
    text: value,
  })
  if (code !== undefined)
    return [
      { type: 'body', parameters: [text(code)] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [text(code)] },
    ]
  const parameters = Object.entries(values).map(([name, value]) => text(value, name))
  return parameters.length > 0 ? [{ type: 'body', parameters }] : []
}

/**
 * Messages by the WhatsApp Business Cloud API. `url` is its address with the version, `phoneId` the sender's number there. A message has a
 * quarter of the time of a delivery, so that one that is sent twice (as text, then as a template) stays within it.
 */
export function cloudApi({
  url,
  token,
  phoneId,
}: {
  url: string
  token: string
  phoneId: string
}): WhatsappSender {
  const address = `${url.replace(/\/+$/, '')}/${phoneId}/messages`
  async function post(to: string, reference: string, content: Record<string, unknown>): Promise<void> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/\D/g, ''),
        ...content,
        biz_opaque_callback_data: reference,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(deliveryTimeoutMs / 4),
    })
      .then(async (response) => ({ response, text: await beginningOf(response) }))
      .catch((error: unknown) => {
        throw new WhatsappError('later', 'WhatsApp did not answer.', { cause: error })
      })
    if (!answer.response.ok) throw errorOf(answer.response.status, answer.text)
  }
  return {
    sendText: (to, text, reference) =>
      post(to, reference, { type: 'text', text: { body: text, preview_url: false } }),
    sendTemplate: (to, template, reference) =>
      post(to, reference, {
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language },
          components: componentsOf(template),
        },
      }),
  }
}
