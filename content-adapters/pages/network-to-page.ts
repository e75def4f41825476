import networkClinics from '../../schemas/blocks/network-clinics.ts'
import networkList from '../../schemas/blocks/network-list.ts'
import networkProfile from '../../schemas/blocks/network-profile.ts'
import newsGrid from '../../schemas/blocks/news-grid.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import reviewList from '../../schemas/blocks/review-list.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ReviewChoice } from '../../schemas/reviews/review-choice.ts'
import type { Company } from '../entities/company.ts'
import type { Network } from '../entities/network.ts'
import type { PageContent } from '../page-content.ts'
import { besideName, sameLanguages } from '../parts/beside-name.ts'
import { hubPath, type NetworkTab, networkPath } from '../parts/network-paths.ts'
import { words } from '../words.ts'
import { companySidebar } from './company-sidebar.ts'

const hub = () => ({ title: words('head:networks.title'), path: hubPath() })

/** A page of the list of networks (R60). Search engines get it as soon as there is one. */
export function networkHubToPage(page: number, total: number): PageContent {
  const name = words('head:networks.title')
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: words('head:networks.description'),
    type: 'website',
    blocks: [
      storedBlock(pageTitle, { title: name, lead: words('head:networks.lead') }),
      storedBlock(networkList, { page }),
    ],
    sidebar: [],
    ...(total === 0 && { robots: 'noindex' as const }),
  }
}

/** A page of the news of all networks (R61). */
export function networksNewsToPage(page: number, total: number): PageContent {
  const name = words('head:networks.news')
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: words('head:networks.newsDescription'),
    type: 'website',
    blocks: [
      storedBlock(pageTitle, { title: name }),
      storedBlock(newsGrid, { titleHidden: true, inNetworks: true, page }),
    ],
    sidebar: [],
    above: [hub()],
    ...(total === 0 && { robots: 'noindex' as const }),
  }
}

type Shown = {
  network: Network
  /** The company at its head, whose widgets stand in the sidebar (B-10). */
  head: Company
  tab?: NetworkTab | undefined
  page: number
  choice?: ReviewChoice | undefined
}

/** A page of a network (R62 to R64): its clinics, the news or the reviews of all of them. */
export function networkToPage({ network, head, tab, page, choice }: Shown): PageContent {
  const { name, slug } = network
  const title = tab ? besideName(name, words(`head:networks.tab.${tab}`), ': ') : name
  return {
    title: page > 1 ? sameLanguages(name, words('head:listPage', { name: title, page })) : title,
    description: words(`head:networks.of.${tab ?? 'clinics'}`, { name }),
    type: 'website',
    blocks: [
      storedBlock(networkProfile, { network: slug, ...(tab && { tab }) }),
      contentOf({ slug, tab, page, choice }),
    ],
    sidebar: companySidebar(head),
    above: [hub(), ...(tab ? [{ title: name, path: networkPath(slug) }] : [])],
  }
}

function contentOf({
  slug,
  tab,
  page,
  choice,
}: Pick<Shown, 'tab' | 'page' | 'choice'> & { slug: string }): StoredBlock {
  if (tab === 'news') return storedBlock(newsGrid, { network: slug, page })
  if (tab === 'reviews') return storedBlock(reviewList, { network: slug, page, ...choice })
  return storedBlock(networkClinics, { network: slug, page })
}
