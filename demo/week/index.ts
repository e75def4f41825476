import type { WeekSeed } from '../../backend/seed/week/week-seed.ts'
import { startingTemplates } from '../../schemas/documents/starting-templates.ts'
import { links, programme, whatsappNumbers } from './chosen-again.ts'
import { comments, documentRequests, notes, questions } from './letters.ts'
import { patients } from './patients.ts'
import { noteTemplates } from './templates.ts'

const first = '1001-visit-1'
const again = '1001-visit-2'
const image = '1001-visit-4'
const cleaning = '1001-prevention-1'

/** The week of `demo-dent`: its accounts work there (`demo/people/accounts.ts`). */
export const demoWeek: WeekSeed = {
  company: '1001',
  reception: 'registrar@demo.test',
  author: 'doctor@demo.test',
  owner: 'owner@demo.test',
  doctor: '100108',
  patients,
  services: {
    '100101': [first, '1001-restoration-2', image, again],
    '100109': [first, '1001-restoration-2', again],
    '100108': [cleaning, first, again],
    '100107': [cleaning, '1001-prevention-2'],
    '100102': [first, again, '1001-prosthetics-1'],
    '100103': ['1001-children-1', '1001-children-3', again],
    '100104': [first, image, '1001-surgery-1'],
    '100106': [first, image, again],
  },
  comments,
  reason: 'Врач на срочном приёме',
  notes,
  programme,
  areas: {
    author: { 'note-templates': noteTemplates, 'document-templates': startingTemplates },
    owner: { links, 'whatsapp-numbers': whatsappNumbers },
  },
  questions,
  documentRequests,
}
