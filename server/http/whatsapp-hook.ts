import type { Database } from '../../backend/kit/database/database.ts'
import { sameSecret } from '../../backend/kit/http/same-secret.ts'
import { isSigned, takeWhatsappPost, type WhatsappHook } from '../../backend/kit/whatsapp/take-post.ts'
import { parseJson } from '../../schemas/core/parse-json.ts'
import type { Log } from '../log.ts'
import { readBody } from './read-form.ts'
import { sendJson } from './send.ts'
import { hooksPath } from './source-hooks.ts'
import type { Step } from './step.ts'

/** WhatsApp posts at most three megabytes. */
const maxBytes = 3 * 1024 * 1024

type Options = { db: Database; log: Log; hook: WhatsappHook & { verifyToken: string } }

/** Reads JSON; undefined for what is none, or nested too deep. */
function parse(body: string): unknown {
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}

/**
 * `/_hooks/whatsapp`: GET proves to WhatsApp that the address is ours, by the token that was entered there; what is posted has to be signed with
 * the application's secret. Without the database of this process it is left to others.
 */
export function createWhatsappHook({ db, log, hook }: Options): Step {
  return async (request, response, { path, query, id }) => {
    if (path !== `${hooksPath}whatsapp`) return false
    const refuse = (status: number, message: string) => {
      log.warn({ id, reason: message }, `a request of the webhook of WhatsApp was refused: ${message}`)
      sendJson(response, status, { message })
    }
    if (request.method === 'GET') {
      const asked = new URLSearchParams(query)
      const challenge = asked.get('hub.challenge') ?? ''
      if (
        !sameSecret(asked.get('hub.verify_token') ?? '', hook.verifyToken) ||
        !/^[\w-]{1,200}$/.test(challenge)
      )
        refuse(403, 'hub.verify_token is not WHATSAPP_VERIFY_TOKEN')
      else
        response
          .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
          .end(challenge)
      return true
    }
    if (request.method !== 'POST') return false
    const body = await readBody(request, maxBytes)
    const signature = request.headersDistinct['x-hub-signature-256']?.join(',')
    if (body === undefined) refuse(413, `It is larger than ${maxBytes} bytes`)
    else if (!isSigned(body, signature, hook.appSecret))
      refuse(401, 'It is not signed with WHATSAPP_APP_SECRET')
    else {
      const answerPeople = await takeWhatsappPost(parse(body), { db, log, hook })
      response.writeHead(200, { 'cache-control': 'no-store' }).end()
      await answerPeople()
    }
    return true
  }
}
