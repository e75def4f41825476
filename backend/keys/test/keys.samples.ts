import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../keys.messages.ts'

export const samples: Samples<typeof messages> = {
  'key-made': { COMPANY: clinic, KEY_NAME: '1С', LINK: '/pro/1001/staff/keys' },
}
