import type { Label } from '../schemas/core/type.ts'

/** Messages for calls without a response. Bundled here instead of in the texts, because they are needed when no more code can be loaded. */
export const callFaults = {
  OFFLINE: {
    ru: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    kk: 'Сервермен байланыс жоқ. Интернетті тексеріп, қайталап көріңіз.',
    uz: 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
    en: 'The server cannot be reached. Check your connection and try again.',
  },
  TIMEOUT: {
    ru: 'Сервер долго не отвечает. Попробуйте ещё раз.',
    kk: 'Сервер ұзақ уақыт жауап бермей тұр. Қайталап көріңіз.',
    uz: 'Server uzoq vaqtdan beri javob bermayapti. Qayta urinib koʻring.',
    en: 'The server is taking too long to answer. Please try again.',
  },
  UNREADABLE: {
    ru: 'Сервер сейчас не справился с запросом. Попробуйте ещё раз чуть позже.',
    kk: 'Сервер қазір сұрауды орындай алмады. Сәл кейінірек қайталап көріңіз.',
    uz: 'Server hozir soʻrovni bajara olmadi. Birozdan soʻng qayta urinib koʻring.',
    en: 'The server could not handle the request just now. Please try again a little later.',
  },
} satisfies Record<string, Label>

export type CallFault = keyof typeof callFaults
