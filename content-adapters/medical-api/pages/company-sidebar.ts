import appointment from '../../../schemas/blocks/appointment.ts'
import askQuestion from '../../../schemas/blocks/ask-question.ts'
import companyContacts from '../../../schemas/blocks/company-contacts.ts'
import map from '../../../schemas/blocks/map.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import type { Company } from '../../entities.ts'
import { storedBlock } from '../../parts/stored-block.ts'

/** The right sidebar of a company's pages in the order of B-10. */
export const companySidebar = (company: Company): StoredBlock[] => [
  ...(company.longitude === undefined ? [] : [storedBlock(map, {}, 'sidebar-map')]),
  ...(company.isOnlineEntryActive ? [storedBlock(appointment, {}, 'sidebar-appointment')] : []),
  ...(company.emailForIssues ? [storedBlock(askQuestion, {}, 'sidebar-ask-question')] : []),
  storedBlock(companyContacts, {}, 'sidebar-company-contacts'),
]
