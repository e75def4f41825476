import clinicIntro from '../../schemas/blocks/clinic-intro.ts'
import contacts from '../../schemas/blocks/contacts.ts'
import gallery from '../../schemas/blocks/gallery.ts'
import map from '../../schemas/blocks/map.ts'
import newsGrid from '../../schemas/blocks/news-grid.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import promotions from '../../schemas/blocks/promotions.ts'
import reviewList from '../../schemas/blocks/review-list.ts'
import richText from '../../schemas/blocks/rich-text.ts'
import services from '../../schemas/blocks/services.ts'
import shortcuts from '../../schemas/blocks/shortcuts.ts'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import type { Static } from '../../schemas/core/type.ts'
import { promotionsOfIndex } from '../../schemas/menu/menu-target.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Template } from '../../schemas/page/template.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { PageContent } from '../page-content.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { shortened } from '../parts/localized-text.ts'
import { words } from '../words.ts'
import { sidebarBeside } from './company-sidebar.ts'

type Facts = { company: Company; menu: readonly MenuItem[] }
type Part = (facts: Facts) => StoredBlock | undefined

/** Only name and facts: the shortcuts below offer booking. */
const intro: Part = () => storedBlock(clinicIntro, {})
const introWith =
  (withPhoto: boolean): Part =>
  ({ company, menu }) => {
    const action = introAction(company, menu)
    return storedBlock(clinicIntro, { ...(withPhoto && { withPhoto }), ...(action && { action }) })
  }
const about: Part = ({ company: { description } }) =>
  description && storedBlock(richText, { content: description })
const hours: Part = ({ company }) => (company.hours ? storedBlock(openingHours, {}) : undefined)
/** Contacts of the clinic, unless only the address is known and the sidebar or the map already shows it. */
const contactsBlock: Part = ({ company }) => {
  const { phones, whatsapp, email, site } = company
  const isKnown = phones.length > 0 || whatsapp || email || site
  const hasMap = mapBlock(company) !== undefined
  if (!isKnown && (hasSidebar(company) || hasMap)) return undefined
  return storedBlock(contacts, hasMap ? { addressHidden: true, branchesHidden: true } : {})
}
const place: Part = ({ company }) => mapBlock(company)
const prices = 'prices'
const always = {
  shortcuts: () => storedBlock(shortcuts, { prices }),
  praise: () => storedBlock(reviewList, { inBrief: true }, 'praise'),
  doctors: () => storedBlock(specialistGrid, { limit: 4 }),
  offers: () => storedBlock(promotions, {}, promotionsOfIndex),
  prices: () => storedBlock(services, {}, prices),
  news: () => storedBlock(newsGrid, { limit: 3 }),
  journal: () => storedBlock(newsGrid, { limit: 7 }),
  photos: () => storedBlock(gallery, { limit: 6 }),
  /** Below a beginning that has the first one. */
  otherPhotos: () => storedBlock(gallery, { limit: 6, skip: 1 }),
} satisfies Record<string, Part>

/**
 * Blocks of the index page by template, in order of priority. Each executes at most one SQL statement; the limit of a
 * page is eight.
 */
const compositions: Record<Template, readonly Part[]> = {
  landing: [
    intro,
    always.praise,
    always.doctors,
    always.shortcuts,
    always.offers,
    always.prices,
    hours,
    contactsBlock,
    about,
    always.news,
    always.photos,
  ],
  'landing-sidebar-wide': [
    introWith(true),
    always.praise,
    always.doctors,
    about,
    always.offers,
    always.prices,
    hours,
    contactsBlock,
    always.otherPhotos,
  ],
  'landing-wide': [
    introWith(true),
    always.praise,
    always.doctors,
    always.shortcuts,
    about,
    always.offers,
    always.prices,
    hours,
    contactsBlock,
    place,
    always.otherPhotos,
  ],
  'landing-blog': [
    introWith(false),
    always.praise,
    always.journal,
    about,
    always.doctors,
    always.offers,
    always.prices,
    hours,
    contactsBlock,
    place,
    always.photos,
  ],
}

/**
 * The index page of a clinic that has not stored one, composed by its template. Blocks without data are omitted when
 * the page is resolved.
 */
export function companyToPage(facts: Facts): PageContent {
  const { company } = facts
  const blocks = compositions[company.template].flatMap((part) => part(facts) ?? [])
  return {
    title: company.name,
    description: shortened(words('head:companyDescription', { name: company.name }), 300),
    type: 'website',
    blocks,
    sidebar: sidebarBeside(company, blocks),
  }
}

/** Online booking if the clinic offers it, otherwise a phone call. */
function introAction(
  company: Company,
  menu: readonly MenuItem[],
): Static<typeof clinicIntro.props>['action'] {
  const way = bookingWay(company, menu)
  if (way) return bookingAction(way)
  const number = company.phones[0]
  return number === undefined ? undefined : { label: words('head:call'), link: { kind: 'phone', number } }
}

const hasSidebar = ({ template }: Company) => template === 'landing' || template === 'landing-sidebar-wide'

/** The place of the clinic or of its branches; undefined without coordinates, or if the layout has it in its sidebar. */
export const mapBlock = (company: Company): StoredBlock | undefined =>
  company.longitude === undefined || hasSidebar(company)
    ? undefined
    : storedBlock(map, { branches: 'beside' })
