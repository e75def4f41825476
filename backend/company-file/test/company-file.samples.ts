import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../company-file.messages.ts'

export const samples: Samples<typeof messages> = {
  'company-out': {
    COMPANY: clinic,
    PERSON: 'Серикова Айгуль',
    DAYS: '7',
    LINK: '/pro/1001/exchange/whole',
  },
}
