import type { NetworkClinicsProps } from '../../schemas/blocks/network-clinics.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { DirectoryCard } from '../parts/directory/directory-card.tsx'

/** The clinics of a network as cards, as in the lists of the directory. */
export default function NetworkClinics({ data: { items, paging } }: NetworkClinicsProps) {
  const { t } = usePage()
  return (
    <Section label={t('blocks:directory-list.section.clinics')}>
      <ul data-list="" className="flex flex-col gap-3">
        {items.map((item) => (
          <DirectoryCard key={item.link.href} item={item} />
        ))}
      </ul>
      <PagingLinks paging={paging} dated={false} />
    </Section>
  )
}
