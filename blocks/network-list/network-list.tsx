import Building2 from 'lucide-react/icons/building-2'
import type { NetworkListProps } from '../../schemas/blocks/network-list.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { CardName } from '../parts/directory/card-name.tsx'
import { NetworkFacts } from '../parts/directory/network-facts.tsx'

/** Networks of clinics, each with the number of its clinics and its cities; without any, a sentence about the coming list. */
export default function NetworkList({ data: { items, news, join, paging } }: NetworkListProps) {
  const { t } = usePage()
  if (items.length === 0)
    return (
      <Section label={t('blocks:network-list.title')}>
        <EmptyState
          icon={Building2}
          title={t('blocks:network-list.empty')}
          text={t('blocks:network-list.emptyText')}
          action={
            <a href={join.href} className={buttonClass('secondary')}>
              {t('layout:mainMenu.join')}
            </a>
          }
        />
      </Section>
    )
  return (
    <Section label={t('blocks:network-list.title')}>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <Network key={item.link.href} item={item} />
        ))}
      </ul>
      <PagingLinks paging={paging} dated={false} />
      {news && (
        <p className="mt-8">
          <a href={news.href} className="link">
            {t('blocks:network-list.news')}
          </a>
        </p>
      )}
    </Section>
  )
}

function Network({ item }: { item: NetworkListProps['data']['items'][number] }) {
  const { locale } = usePage()
  const { name, link, category, logo, isDemo } = item
  const kind = kindBeside(name, category)
  return (
    <Card as="li" linked className="flex gap-4 @2xl:gap-5">
      <div className="grid min-w-0 grow gap-2">
        <div>
          <CardName name={name} href={link.href} isDemo={isDemo} />
          {kind && (
            <p className="mt-1 text-ink-soft">
              <LocalizedText value={kind} />
            </p>
          )}
        </div>
        <NetworkFacts {...item} />
      </div>
      {logo && (
        <Picture
          image={{ ...logo, alt: { text: '', lang: locale } }}
          sizes="4rem"
          className="size-14 shrink-0 rounded-control bg-paper object-contain @2xl:size-16"
        />
      )}
    </Card>
  )
}
