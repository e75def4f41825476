import type { Samples } from '../../../kit/outbox/templates.ts'
import { clinic } from '../../../kit/outbox/test/sample-words.ts'
import type { messages } from '../approval.messages.ts'

export const samples: Samples<typeof messages> = {
  'site-review-asked': {
    COMPANY: clinic,
    PERSON: 'Ли Виктор',
    NOTE: 'Обновил цены и часы работы.\nПроверьте, пожалуйста, акцию.',
    LINK: '/pro/1001/clinic-website',
  },
  'site-review-published': { COMPANY: clinic, PERSON: 'Ахметова Дана', LINK: '/pro/1001/clinic-website' },
  'site-review-returned': {
    COMPANY: clinic,
    PERSON: 'Ахметова Дана',
    NOTE: 'Не хватает цены на <имплант>.',
    LINK: '/pro/1001/clinic-website',
  },
}
