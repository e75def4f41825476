import appointment from '../../schemas/blocks/appointment.ts'
import askQuestion from '../../schemas/blocks/ask-question.ts'
import companyContacts from '../../schemas/blocks/company-contacts.ts'
import contacts from '../../schemas/blocks/contacts.ts'
import map from '../../schemas/blocks/map.ts'
import { isRecord } from '../../schemas/core/schema-shape.ts'
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

/** Without any of these a block of contacts shows nothing. */
const isReachable = ({ address, phones, whatsapp, email, site }: Company) =>
  Boolean(address || phones.length > 0 || whatsapp || email || site)

/** Blocks with those in them; what is stored may be of any shape. */
const allOf = (blocks: readonly unknown[]): Record<string, unknown>[] =>
  blocks
    .filter(isRecord)
    .flatMap((block) => [block, ...(Array.isArray(block.children) ? allOf(block.children) : [])])

/** The sidebar of a page with these blocks, without the widgets that would say again what one of them says whenever the page is seen. */
export function sidebarBeside(company: Company, blocks: readonly StoredBlock[]): StoredBlock[] {
  const shown = allOf(blocks).filter(({ visibility }) => !visibility)
  const card = shown.find(({ type }) => type === contacts.type)
  if (!card || !isReachable(company)) return companySidebar(company)
  const isPlaceless = isRecord(card.props) && card.props.addressHidden === true
  const saysPlace = !isPlaceless || shown.some(({ type }) => type === map.type)
  const said: string[] = [companyContacts.type, ...(saysPlace ? [map.type] : [])]
  return companySidebar(company).filter(({ type }) => !said.includes(type))
}
