import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../filed-cases.messages.ts'

const link = '/link/case?code=K7M29QXT&token=abcdefghijklmnop'

export const samples: Samples<typeof messages> = {
  'case-received': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    KIND: 'Hujjat soʻrovi',
    CASE_CODE: 'K7M29QXT',
    LINK: link,
  },
  'case-moved': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    KIND: 'Hujjat soʻrovi',
    CASE_CODE: 'K7M29QXT',
    STATUS: 'Rad etilgan',
    REASON: 'Hujjat boshqa <klinikada>.',
    LINK: link,
  },
  'case-to-clinic': {
    COMPANY: clinic,
    KIND: 'Запрос документа',
    CASE_CODE: 'K7M29QXT',
    PERSON: 'Oʻgʻiloy',
    STATUS: 'Новый',
    LINK: '/pro/1001/questions/document-request',
  },
  'case-moved-to-clinic': {
    COMPANY: clinic,
    KIND: 'Запрос документа',
    CASE_CODE: 'K7M29QXT',
    PERSON: 'Oʻgʻiloy',
    STATUS: 'Оспаривается',
    REASON: 'Я лечилась у <вас>.',
    LINK: '/pro/1001/questions/document-request',
  },
}
