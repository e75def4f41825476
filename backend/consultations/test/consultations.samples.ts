import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../consultations.messages.ts'

const consultation = `/online-consultations?code=K7M29QXT&token=${'q1_-Zz9a'.repeat(2)}`

export const samples: Samples<typeof messages> = {
  'consultation-received': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    CONSULTATION_CODE: 'K7M29QXT',
    LINK: consultation,
  },
  'consultation-message': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    CONSULTATION_CODE: 'K7M29QXT',
    LINK: consultation,
  },
  'consultation-changed': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    CONSULTATION_CODE: 'K7M29QXT',
    STATUS: 'blocked',
    REASON: 'Это вопрос <не> к врачу.\nНапишите в регистратуру.',
    LINK: consultation,
  },
  'consultation-to-clinic': {
    COMPANY: clinic,
    CONSULTATION_CODE: 'K7M29QXT',
    PERSON: 'Oʻgʻiloy',
    DOCTOR: 'Омарова Алия Сериковна',
    LANGUAGE: 'uz',
    LINK: '/pro/1001/online-consultations?open=K7M29QXT',
  },
  'consultation-changed-clinic': {
    COMPANY: clinic,
    CONSULTATION_CODE: 'K7M29QXT',
    PERSON: 'Oʻgʻiloy',
    DOCTOR: 'Омарова Алия Сериковна',
    STATUS: 'ended',
    REASON: 'Спасибо, всё ясно.',
    LINK: '/pro/1001/online-consultations?open=K7M29QXT',
  },
}
