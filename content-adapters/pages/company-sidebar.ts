import appointment from '../../schemas/blocks/appointment.ts'
import askQuestion from '../../schemas/blocks/ask-question.ts'
import companyContacts from '../../schemas/blocks/company-contacts.ts'
import map from '../../schemas/blocks/map.ts'
import { type Widget, widgetsInOrder } from '../../schemas/design/widgets.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import { deepFreeze } from '../parts/deep-freeze.ts'
import { words } from '../words.ts'

/** The title of the map and contacts: neutral for an unclaimed company, which has no staff to speak as "we". */
const titleOf = ({ isUnclaimed }: Company) => (isUnclaimed ? { title: words('head:whereItIs') } : {})

const sidebars = new WeakMap<Company, StoredBlock[]>()

/** The right sidebar of a company's pages in the order of B-10 or of its choice; cached per company object. */
export function companySidebar(company: Company): StoredBlock[] {
  const cached = sidebars.get(company)
  if (cached) return cached
  const available: Record<Widget, StoredBlock | undefined> = {
    map: company.longitude === undefined ? undefined : storedBlock(map, titleOf(company), 'sidebar-map'),
    appointment: company.isOnlineEntryActive
      ? storedBlock(appointment, {}, 'sidebar-appointment')
      : undefined,
    question: company.emailForIssues ? storedBlock(askQuestion, {}, 'sidebar-ask-question') : undefined,
    contacts: storedBlock(companyContacts, {}, 'sidebar-company-contacts'),
  }
  const sidebar = deepFreeze(
    widgetsInOrder(company.settings?.sidebar).flatMap((widget) => available[widget] ?? []),
  )
  sidebars.set(company, sidebar)
  return sidebar
}
