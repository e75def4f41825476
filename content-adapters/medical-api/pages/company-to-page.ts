import contacts from '../../../schemas/blocks/contacts.ts'
import gallery from '../../../schemas/blocks/gallery.ts'
import hero from '../../../schemas/blocks/hero.ts'
import map from '../../../schemas/blocks/map.ts'
import newsGrid from '../../../schemas/blocks/news-grid.ts'
import openingHours from '../../../schemas/blocks/opening-hours.ts'
import richText from '../../../schemas/blocks/rich-text.ts'
import services from '../../../schemas/blocks/services.ts'
import specialistGrid from '../../../schemas/blocks/specialist-grid.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import type { Static } from '../../../schemas/type.ts'
import type { Company, MenuItem } from '../../entities.ts'
import type { PageContent } from '../../page-content.ts'
import { joined, shortened } from '../../parts/localized-text.ts'
import { menuHas } from '../../parts/menu-has.ts'
import { paths, toPage } from '../../parts/paths.ts'
import { storedBlock } from '../../parts/stored-block.ts'
import { words } from '../../words.ts'
import { companySidebar } from './company-sidebar.ts'

/**
 * The index of a clinic that has stored none: what is known of it, from its name alone to news, doctors and prices.
 * Blocks without data leave themselves out, so they are all here.
 */
export function companyToPage({
  company,
  menu,
}: {
  company: Company
  menu: readonly MenuItem[]
}): PageContent {
  const beside = mapBeside(company)
  return {
    title: company.name,
    description: shortened(words('head:companyDescription', { name: company.name }), 300),
    type: 'website',
    blocks: [
      storedBlock(hero, heroProps(company, menu)),
      ...(company.description ? [storedBlock(richText, { content: company.description })] : []),
      storedBlock(specialistGrid, { limit: 4 }),
      storedBlock(services, {}),
      storedBlock(newsGrid, { limit: 3 }),
      storedBlock(gallery, { limit: 6 }),
      ...(company.hours ? [storedBlock(openingHours, {})] : []),
      storedBlock(contacts, beside ? { branchesHidden: true } : {}),
      ...(beside ? [beside] : []),
    ],
    sidebar: companySidebar(company),
  }
}

type HeroProps = Static<typeof hero.props>

function heroProps(company: Company, menu: readonly MenuItem[]): HeroProps {
  const lead = joined([company.category, company.address ?? company.city?.name], '\u00a0· ')
  const action = heroAction(company, menu)
  return {
    title: shortened(company.name, 120),
    ...(lead && { lead: shortened(lead, 300) }),
    ...(action && { action }),
  }
}

/** Booking where the clinic takes it here, otherwise a call. */
function heroAction({ phones }: Company, menu: readonly MenuItem[]): HeroProps['action'] {
  if (menuHas(menu, paths.appointment)) return { label: words('head:book'), link: toPage(paths.appointment) }
  const number = phones[0]
  return number === undefined ? undefined : { label: words('head:call'), link: { kind: 'phone', number } }
}

/** The map with the branches; undefined where nobody knows the place, or the layout shows it in its sidebar already. */
export const mapBeside = ({ template, longitude }: Company): StoredBlock | undefined =>
  longitude === undefined || template === 'landing' || template === 'landing-sidebar-wide'
    ? undefined
    : storedBlock(map, { branches: 'beside' })
