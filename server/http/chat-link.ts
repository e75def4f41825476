import type { Company } from '../../content-adapters/entities/company.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { defaultLocale } from '../../locales/locale.ts'
import { chatPath, chatPlaces, longestMessage } from '../../schemas/core/chat-link.ts'
import { resolveLink } from '../../schemas/core/link.ts'
import type { Services } from '../services.ts'
import { clientAddress } from './client-address.ts'
import { sendUnavailable } from './send-unavailable.ts'
import { isRead, notFound, type Step } from './step.ts'

const address = new RegExp(`^${chatPath}([A-Za-z0-9_-]{1,64})/([A-Za-z0-9_-]{1,64})$`)

/** The chat that a link leads to: its own, or what the clinic has now in place of one that was removed. */
const chatOf = ({ chats = [] }: Company, code: string) => chats.find((chat) => chat.code === code) ?? chats[0]

/**
 * `/wa/{company}/{number}?from=contacts&text=…`: counts the person, without keeping who it was, and leads to the chat of a number that the
 * clinic has named itself, never anywhere else. A clinic without a number gets its visitors back.
 */
export function createChatLink({ openSource, visits, env }: Services): Step {
  const isBehindProxy = env.TRUST_PROXY === 'on'
  return async (request, response, parsed) => {
    const [, company = '', code = ''] = address.exec(parsed.path) ?? []
    if (!company || !isRead(request)) return notFound(request, response, parsed)
    const asked = new URLSearchParams(parsed.query)
    const place = chatPlaces.find((one) => one === asked.get('from')) ?? 'contacts'
    const source = openSource({ locale: defaultLocale, tag: () => {}, report: () => {} })
    try {
      const clinic = await source.company(company)
      const opened = chatOf(clinic, code)
      const number = opened?.number ?? clinic.whatsapp
      // A code that the clinic does not have may be a forged one: what counts is the chat that is opened.
      if (opened && !clinic.isSiteOff)
        visits.countChat(
          request,
          { company: clinic.code, timezone: clinic.timezone, number: opened.code, place },
          clientAddress(request, isBehindProxy),
        )
      const text = asked.get('text')?.slice(0, longestMessage)
      const chat = number && resolveLink({ kind: 'whatsapp', number }, (path) => path).href
      const home = parsed.owner === 'product' ? `/l/${clinic.slug}` : '/'
      response
        .writeHead(302, {
          location: chat ? `${chat}${text ? `?text=${encodeURIComponent(text)}` : ''}` : home,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        })
        .end()
      return true
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.isMissing) return notFound(request, response, parsed)
      sendUnavailable(response, defaultLocale)
      return true
    }
  }
}
