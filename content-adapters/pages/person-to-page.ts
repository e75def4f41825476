import appointment from '../../schemas/blocks/appointment.ts'
import map from '../../schemas/blocks/map.ts'
import personClinics from '../../schemas/blocks/person-clinics.ts'
import reviewForm from '../../schemas/blocks/review-form.ts'
import reviewList from '../../schemas/blocks/review-list.ts'
import share from '../../schemas/blocks/share.ts'
import specialistProfile from '../../schemas/blocks/specialist-profile.ts'
import { profileTabs } from '../../schemas/directory/profile-tabs.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { ReviewChoice } from '../../schemas/reviews/review-choice.ts'
import type { Company } from '../entities/company.ts'
import type { Person } from '../entities/doctor.ts'
import type { PageContent } from '../page-content.ts'
import { besideName, sameLanguages } from '../parts/beside-name.ts'
import { joined } from '../parts/localized-text.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'
import { companySidebar } from './company-sidebar.ts'

/** Pages of a person's profile besides its first one. */
export type PersonTab = 'clinics' | 'reviews'

/**
 * The widgets of the only clinic of a doctor (B-10), the map with the branches of the doctor; the page itself books with the doctor, and has
 * the places of several clinics.
 */
const sidebarOf = ([company, ...others]: readonly Company[], doctor: string): StoredBlock[] =>
  company && others.length === 0
    ? companySidebar(company).flatMap((block) => {
        if (block.type === appointment.type) return []
        return block.type === map.type ? { ...block, props: { ...block.props, doctor } } : block
      })
    : []

type Options = {
  person: Person
  /** The clinic of each card, in the same order. */
  companies: readonly Company[]
  tab?: PersonTab | undefined
  page: number
  /** Which reviews, and in which order. */
  choice?: ReviewChoice | undefined
}

/** A page of a doctor's profile in the directory (R57, R58, R59): one person, whose clinics each have their own hours and prices. */
export function personToPage({ person, companies, tab, page, choice }: Options): PageContent | undefined {
  const specialist = person.cards[0]?.specialist
  if (!specialist) return undefined
  const { slug } = person
  const { name, specialities, photo } = specialist
  const title = tab ? besideName(name, profileTabs[tab], ': ') : besideName(name, specialities[0], ', ')
  const clinics = storedBlock(personClinics, { slug })
  const blocks: Record<PersonTab | 'main', StoredBlock[]> = {
    main: [clinics, storedBlock(reviewList, { person: slug, limit: 3 })],
    clinics: [clinics],
    reviews: [
      storedBlock(reviewList, { person: slug, page, ...choice }),
      ...(page === 1 ? [storedBlock(reviewForm, { person: slug })] : []),
    ],
  }
  return withoutUndefined({
    title: page > 1 ? sameLanguages(name, words('head:listPage', { name: title, page })) : title,
    description: words(`head:person.description.${tab ?? 'main'}`, {
      name: joined([name, ...specialities.slice(0, 3)], ', ') ?? name,
    }),
    image: photo,
    type: 'website' as const,
    subject: { kind: 'person' as const, slug, specialist, companies: [...companies] },
    blocks: [
      storedBlock(specialistProfile, { slug: specialist.slug, tab: tab ?? 'main' }),
      storedBlock(share, {
        like: { type: 'specialist', company: person.cards[0]?.company ?? '', code: specialist.code },
      }),
      ...blocks[tab ?? 'main'],
    ],
    sidebar: sidebarOf(companies, specialist.code),
  })
}
