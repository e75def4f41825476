import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../reviews.messages.ts'

export const samples: Samples<typeof messages> = {
  'review-invited': { COMPANY: clinic, LINK: '/link/pr?company=1001&doctor=501&date=2026-11-27' },
  'review-published': { COMPANY: clinic, LINK: '/profile/reviews' },
  'review-rejected': {
    COMPANY: clinic,
    REASON: 'В тексте есть чужие личные данные.\nУберите фамилию <администратора>.',
    LINK: '/profile/reviews',
  },
  'review-hidden': { COMPANY: clinic, REASON: 'В тексте есть оскорбления.', LINK: '/profile/reviews' },
  'review-disputed': { COMPANY: clinic, UNTIL: '2026-12-04T09:07:00Z', LINK: '/profile/reviews' },
  'review-answered': { COMPANY: clinic, LINK: '/profile/reviews' },
  'review-to-clinic': {
    COMPANY: clinic,
    RATING: '2/5',
    AT: '2026-11-29T09:07:00Z',
    LINK: '/pro/1001/reviews',
  },
}
