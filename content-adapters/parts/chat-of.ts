import type { ChatPlace } from '../../schemas/core/chat-link.ts'
import type { Company } from '../entities/company.ts'
import type { LoadContext } from '../loader.ts'
import { currentStatus } from './current-status.ts'
import { withoutUndefined } from './without-undefined.ts'

/**
 * The chat that stands at a place of the site: of the branch, if it has one, otherwise the first. A company whose numbers have other places
 * has none there. Outside of its hours it says so; the page expires when they begin or end.
 */
export function chatOf(
  { code, chats, whatsapp, timezone }: Company,
  place: ChatPlace,
  context: Pick<LoadContext, 'now' | 'expires'>,
  cabinet?: string,
) {
  if (!chats) return whatsapp === undefined ? {} : { whatsapp }
  const here = chats.filter((chat) => chat.place === place || chat.place === 'both')
  const chat = here.find((one) => one.cabinet === cabinet) ?? here[0]
  if (!chat) return {}
  const status = chat.hours && currentStatus(chat.hours, chat.timezone ?? timezone, context)
  return {
    whatsapp: chat.number,
    chat: withoutUndefined({
      company: code,
      number: chat.code,
      label: chat.text,
      note: status?.state === 'closed' ? chat.closedText : undefined,
    }),
  }
}
