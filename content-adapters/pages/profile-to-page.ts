import appointment from '../../schemas/blocks/appointment.ts'
import companyProfile from '../../schemas/blocks/company-profile.ts'
import contacts from '../../schemas/blocks/contacts.ts'
import gallery from '../../schemas/blocks/gallery.ts'
import newsGrid from '../../schemas/blocks/news-grid.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import promotions from '../../schemas/blocks/promotions.ts'
import reviewForm from '../../schemas/blocks/review-form.ts'
import reviewList from '../../schemas/blocks/review-list.ts'
import richText from '../../schemas/blocks/rich-text.ts'
import services from '../../schemas/blocks/services.ts'
import share from '../../schemas/blocks/share.ts'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import unclaimedCompany from '../../schemas/blocks/unclaimed-company.ts'
import { profileTabs } from '../../schemas/directory/profile-tabs.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ReviewChoice } from '../../schemas/reviews/review-choice.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { besideName, sameLanguages } from '../parts/beside-name.ts'
import type { ProfileTab } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'
import { companySidebar } from './company-sidebar.ts'

type Options = {
  company: Company
  tab?: ProfileTab | undefined
  page: number
  choice?: ReviewChoice | undefined
}

/** Contacts, unless only the address is known, which the head and the map say already. */
const contactsOf = ({ phones, whatsapp, email, site }: Company): StoredBlock[] =>
  phones.length > 0 || whatsapp || email || site ? [storedBlock(contacts, {})] : []

/** The blocks of each tab below the head; lists of a tab are whole. */
const tabBlocks: Record<
  ProfileTab,
  (page: number, choice: ReviewChoice | undefined, company: Company) => StoredBlock[]
> = {
  services: () => [storedBlock(services, { isPage: true })],
  doctors: (page) => [storedBlock(specialistGrid, { page })],
  // The hours and branches of a doctor who is a company of their own.
  clinics: (_page, _choice, company) => [
    storedBlock(openingHours, {}),
    ...contactsOf(company),
    storedBlock(services, {}),
  ],
  reviews: (page, choice) => [
    storedBlock(reviewList, { page, ...choice }),
    ...(page === 1 ? [storedBlock(reviewForm, {})] : []),
  ],
  gallery: () => [storedBlock(gallery, {})],
  news: (page) => [storedBlock(newsGrid, { page })],
}

/**
 * The first page of a profile, with the answers to the first questions of patients at its top. Blocks without data are omitted when it is
 * resolved.
 */
const mainBlocks = (company: Company): StoredBlock[] => [
  storedBlock(promotions, { limit: 3 }),
  storedBlock(services, { limit: 8 }),
  storedBlock(specialistGrid, { limit: 4 }),
  storedBlock(reviewList, { limit: 3 }),
  storedBlock(openingHours, {}),
  ...contactsOf(company),
  storedBlock(gallery, { limit: 6 }),
  ...(company.description ? [storedBlock(richText, { content: company.description })] : []),
  storedBlock(newsGrid, { limit: 3 }),
  ...(company.isUnclaimed ? [storedBlock(unclaimedCompany, {})] : []),
]

/** A page of a company's profile in the directory (R48 to R56, such as R51), with the sidebar of B-10. */
export function profileToPage({ company, tab, page, choice }: Options): PageContent {
  const { name, city } = company
  const plain = besideName(name, city?.name, ', ')
  const title = tab ? besideName(name, profileTabs[tab], ': ') : plain
  return withoutUndefined({
    title: page > 1 ? sameLanguages(name, words('head:listPage', { name: title, page })) : title,
    description: words(`head:profile.description.${tab ?? 'main'}`, { name: plain }),
    type: 'website' as const,
    subject: { kind: 'company' as const },
    blocks: [
      storedBlock(companyProfile, { tab: tab ?? 'main' }),
      storedBlock(share, { like: { type: 'company', code: company.code } }),
      ...(tab ? tabBlocks[tab](page, choice, company) : mainBlocks(company)),
    ],
    // The head books already.
    sidebar: companySidebar(company).filter(({ type }) => type !== appointment.type),
  })
}
