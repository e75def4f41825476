import type { Samples } from '../../kit/outbox/templates.ts'
import type { messages } from '../factors.messages.ts'

const AT = '2026-11-21T09:07:00Z'
const DEVICE = 'Chrome, Windows'
const LINK = '/auth/second-factor?keep=jQ86Um8LSzydg1ovby96EAq1_-Zz9q1_-Zz9ab'

export const samples: Samples<typeof messages> = {
  'factor-added': { NAME: 'Айгерім', FACTOR: 'iPhone', DEVICE, AT },
  'factor-removed': { NAME: 'Oʻgʻiloy', FACTOR: 'iPhone', DEVICE, AT },
  'recovery-code-used': { NAME: 'Анна', LEFT: '7', DEVICE, AT },
  'factor-guessed': { NAME: 'Анна', DEVICE, AT },
  'factor-reset-asked': { NAME: 'Анна', READY_AT: '2026-11-24T09:07:00Z', LINK },
  'factor-reset-allowed': { NAME: 'Анна', COMPANY: 'Дента', PERSON: 'Гүлнұр Әлімжанова', LINK },
  'factor-reset-done': { NAME: 'Анна', DEVICE, AT },
  'factor-required': { NAME: 'Анна', COMPANY: 'Дента', FROM: '2026-11-28T00:00:00Z' },
}
