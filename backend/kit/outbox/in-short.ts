import type { StoredMessage } from './shown-values.ts'

/** Characters of a clinic's name for which an SMS has room, and of each name where it has that of a patient too. */
const room = { alone: 20, both: 10 }

/** A name for an SMS: the words in quotation marks, cut to the room. */
function shortName(name: string, most: number): string {
  const own = /[«“„"]([^«“„"»”]+)[»”"]/.exec(name)?.[1]?.trim() || name
  if ([...own].length <= most) return own
  const cut = [...own].slice(0, most).join('')
  // Neither half a word nor a short one like «на» ends it.
  return `${cut.replace(/\s+\S*$/, '').replace(/\s+\S{1,3}$/, '')}…`
}

/** A message with the values that an SMS has: short names, and that of a patient who has not booked by themselves before the time. */
export const inShort = <Message extends StoredMessage>(message: Message): Message => {
  const { COMPANY, PATIENT, SHORT } = message.params
  const most = PATIENT === undefined ? room.alone : room.both
  return {
    ...message,
    params: {
      ...message.params,
      ...(COMPANY !== undefined && { COMPANY: shortName(COMPANY, most) }),
      ...(PATIENT !== undefined &&
        SHORT !== undefined && { SHORT: `${shortName(PATIENT, most)} — ${SHORT}` }),
    },
  }
}
