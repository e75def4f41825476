import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../staff.messages.ts'

export const samples: Samples<typeof messages> = {
  'staff-joined': { COMPANY: clinic, PERSON: 'Сейітқали Динара', ROLE: 'doctor', LINK: '/pro/1001/staff' },
}
