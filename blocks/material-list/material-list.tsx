import ArrowRight from 'lucide-react/icons/arrow-right'
import type { MaterialListProps } from '../../schemas/blocks/material-list.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'
import { CategoryLinks } from '../parts/articles/category-links.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'

type Group = MaterialListProps['data']['groups'][number]

/** Reference articles by category, each with its summary. */
export default function MaterialList({ title, titleHidden, data }: MaterialListProps) {
  const { t } = usePage()
  const { groups, allLink, paging, categories } = data
  const all = allLink && { href: allLink.href, label: t('blocks:material-list.all') }
  return (
    <Section
      title={title ?? t('blocks:material-list.title')}
      titleHidden={titleHidden}
      more={titleHidden ? undefined : all}
    >
      <CategoryLinks categories={categories} />
      {groups.length === 0 && <p className="text-ink-soft">{t('blocks:material-list.empty')}</p>}
      <div className="flex flex-col gap-10 @3xl:gap-14">
        {groups.map((group) => (
          <MaterialGroup key={group.link?.href ?? ''} group={group} />
        ))}
      </div>
      <PagingLinks paging={paging} dated={false} />
      {titleHidden && all && (
        <p className="mt-8">
          <a href={all.href} className="link inline-flex min-h-11 items-center font-medium">
            {all.label}
          </a>
        </p>
      )}
    </Section>
  )
}

function MaterialGroup({ group: { title, link, items } }: { group: Group }) {
  const Heading = title ? 'h4' : 'h3'
  return (
    <div className={title ? '@3xl:grid @3xl:grid-cols-[1fr_2fr] @3xl:gap-10' : 'max-w-4xl'}>
      {title && (
        <h3 className="mb-3 text-2xl">
          {link ? (
            <a href={link.href} className="-my-2 inline-block py-2 hover:text-accent-ink">
              <LocalizedText value={title} />{' '}
              <Icon of={ArrowRight} className="inline-block align-baseline text-base text-accent-ink" />
            </a>
          ) : (
            <LocalizedText value={title} />
          )}
        </h3>
      )}
      <ul>
        {items.map((item) => (
          <li
            key={item.link.href}
            className="relative border-b border-line py-4 first:pt-0 last:border-0 last:pb-0"
          >
            <Heading className="text-lg leading-snug font-medium">
              <a href={item.link.href} className="stretched hover:text-accent-ink">
                <LocalizedText value={item.title} />
              </a>
            </Heading>
            {item.lead && (
              <p className="mt-1.5 max-w-text text-ink-soft">
                <LocalizedText value={item.lead} />
              </p>
            )}
            {item.company && (
              <p className="mt-1.5 text-sm text-ink-soft">
                <LocalizedText value={item.company} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
