import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../page-cases.messages.ts'

export const samples: Samples<typeof messages> = {
  'page-taken-down': {
    COMPANY: clinic,
    PAGE: 'Сайт клиники',
    REASON: 'На странице неправда.',
    LINK: '/pro/1001',
  },
  'page-put-back': { COMPANY: clinic, PAGE: 'Сайт клиники', LINK: '/pro/1001' },
}
