import type { Text } from '../../../locales/locale.ts'
import { type ChatPlace, chatAddress } from '../../../schemas/core/chat-link.ts'
import { resolveLink } from '../../../schemas/core/link.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePing } from '../../../ui/core/pressed.ts'

const noPage = (path: string) => path

/** `tel:` address of a number with a leading plus. */
export const phoneHref = (number: string): string => resolveLink({ kind: 'phone', number }, noPage).href

type Chat = { company: string; number: string; note?: Text }

/**
 * Address of a WhatsApp chat, in which the visitor's first message is written already. The chat of a branch is opened by an address of ours,
 * which counts it.
 */
export function whatsappLink(number: string, message: string, place: ChatPlace, chat: Chat | undefined) {
  const link = resolveLink({ kind: 'whatsapp', number }, noPage)
  const direct = `${link.href}?text=${encodeURIComponent(message)}`
  return { ...link, href: chat ? chatAddress({ ...chat, place }, message) : direct }
}

/** `mailto:` address; the reader can change the subject. */
export const emailHref = (address: string, subject?: string): string =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

/** A link that stands alone, as high as a finger needs. */
export const touchLink = 'link touch'

/** A phone number in groups of digits, as a `tel:` link without line breaks where there is room for it. */
export const PhoneLink = ({ number, className = touchLink }: { number: string; className?: string }) => (
  <a href={phoneHref(number)} {...usePing('call')} className={`phone ${className}`}>
    {formatPhone(number)}
  </a>
)

/** An e-mail address as a `mailto:` link. It may break before its @, or anywhere if the column is narrower still. */
export const EmailLink = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <a href={emailHref(address)} className="link inline-block py-2.5 wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  )
}

/** What a clinic says below the link to its chat while nobody answers there. */
export const ChatNote = ({ chat }: { chat: Chat | undefined }) =>
  chat?.note ? (
    <span className="block text-sm text-ink-soft">
      <LocalizedText value={chat.note} />
    </span>
  ) : null
