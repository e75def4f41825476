import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../companies.messages.ts'

export const samples: Samples<typeof messages> = {
  'company-received': { COMPANY: clinic },
  'company-approved': { COMPANY: clinic, LINK: '/pro/1001' },
  'company-rejected': {
    COMPANY: clinic,
    REASON: 'Лицензия не читается.\nПришлите снимок крупнее.',
    LINK: '/pro/new?company=1001',
  },
  'company-suspended': { COMPANY: clinic, REASON: 'Телефон не отвечает.' },
  'company-request-to-moderators': {
    COMPANY: clinic,
    PERSON: 'Ким Ольга',
    LINK: '/moderation/companies/1001',
  },
  'service-request': {
    REQUEST_CODE: 'R-1042',
    SERVICES: 'Сайт клиники, онлайн-запись',
    PERSON: 'Ким Ольга',
    TEL: '+77001234567',
    EMAIL: 'olga@example.kz',
    COMPANY_NAME: clinic,
    COMMENT: '<script>alert("1")</script>',
    PAGE: '/create-website',
    LANGUAGE: 'kk',
  },
}
