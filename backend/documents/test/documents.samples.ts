import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../documents.messages.ts'

export const samples: Samples<typeof messages> = {
  'document-issued': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    DOCUMENT: 'Справка № 2026-117',
    LINK: '/dv/ru/DEM0-DENT-0001-4',
  },
}
