import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../domains.messages.ts'

const domain = {
  COMPANY: clinic,
  DOMAIN: 'стоматология-авиценна.kz',
  LINK: '/pro/1001/clinic-website/design',
}

export const samples: Samples<typeof messages> = {
  'site-domain-confirmed': domain,
  'site-domain-works': domain,
  'site-domain-stopped': domain,
  'site-domain-lost': domain,
}
