import type { StoredMessage } from './shown-values.ts'

/** Characters of a clinic's name for which an SMS has room. */
const most = 20

/** A clinic's name for an SMS: the words in quotation marks, cut to the room. */
function shortName(name: string): string {
  const own = /[«“„"]([^«“„"»”]+)[»”"]/.exec(name)?.[1]?.trim() || name
  if ([...own].length <= most) return own
  const cut = [...own].slice(0, most).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

/** A message with the values that an SMS has. */
export const inShort = <Message extends StoredMessage>(message: Message): Message => {
  const { COMPANY } = message.params
  return COMPANY === undefined
    ? message
    : { ...message, params: { ...message.params, COMPANY: shortName(COMPANY) } }
}
