import { isRecord } from '../../schemas/core/is-record.ts'
import { checkTogether } from '../kit/errors/check-together.ts'
import type { Endpoint } from '../kit/http/endpoint.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { checkReach } from './ask-for-code.ts'

/**
 * Checks a form of a stranger beyond its schema, so that one answer names all faults: profanity in the fields `texts`, and a contact that
 * is missing.
 */
export const checkSender =
  (...texts: string[]): Endpoint['check'] =>
  (sent, { locale, person }) => {
    const fields = isRecord(sent) ? sent : {}
    const written = texts.flatMap((name) => {
      const text = fields[name]
      return typeof text === 'string' ? [[name, text] as const] : []
    })
    checkTogether(
      () => refuseProfanity(locale, Object.fromEntries(written)),
      () => checkReach(fields, { locale, person }),
    )
  }
