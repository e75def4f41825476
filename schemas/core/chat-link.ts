/** Where the button of a chat stands. */
export const chatPlaces = ['contacts', 'booking'] as const
export type ChatPlace = (typeof chatPlaces)[number]

/** Below this path are the addresses of chats, which count who opens them and lead on to WhatsApp. */
export const chatPath = '/wa/'

/** The longest first message, in characters. */
export const longestMessage = 500

/** The address of a number's chat, on any host that has the clinic's pages. */
export const chatAddress = (
  { company, number, place }: { company: string; number: string; place: ChatPlace },
  message: string,
): string =>
  `${chatPath}${company}/${number}?${new URLSearchParams({ from: place, text: message.slice(0, longestMessage) })}`
