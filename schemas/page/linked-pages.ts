/** Pages for the links of messages (R13, R24, R28, R127, R131), with the call that reads each link's object. */
export const linkedCalls = {
  managedAppointment: 'appointment',
  ownWish: 'appointment/waiting_list',
  ownQuestion: 'question',
  ownConsultation: 'online_consultation',
  ownCase: 'case',
  ownCard: 'bonus_card',
} as const

export type LinkedPage = keyof typeof linkedCalls
export type LinkedCall = (typeof linkedCalls)[LinkedPage]

/** Number and token of a link in a message. */
export type Link = { code: string; token: string }

/** Statuses of an invalid link: its number is malformed or unknown, or its token is wrong. */
export const unknownStatuses: readonly number[] = [400, 404, 422]

/** Reads a link that was pasted as a whole; undefined for anything else. */
export function readLink(pasted: string): Link | undefined {
  const [, query = ''] = /\?([^#\s]*)/.exec(pasted) ?? []
  const asked = new URLSearchParams(query)
  const [code, token] = [asked.get('code'), asked.get('token')]
  return code && token ? { code, token } : undefined
}
