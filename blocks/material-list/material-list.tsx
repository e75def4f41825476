import type { MaterialListProps } from '../../schemas/blocks/material-list.ts'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'
import { PagingLinks } from '../paging-links.tsx'

type Group = MaterialListProps['data']['groups'][number]

/** Materials as a calm index: under the heading of their category, each with what it is about. */
export default function MaterialList({ title, titleHidden, data }: MaterialListProps) {
  const { t } = usePage()
  const { groups, allLink, paging } = data
  return (
    <Section
      title={title ?? t('blocks:material-list.title')}
      titleHidden={titleHidden}
      more={allLink && { href: allLink.href, label: t('blocks:material-list.all') }}
    >
      {groups.length === 0 && <p className="text-ink-soft">{t('blocks:material-list.empty')}</p>}
      <div className="flex flex-col gap-10 @4xl:gap-14">
        {groups.map((group) => (
          <MaterialGroup key={group.link?.href ?? ''} group={group} />
        ))}
      </div>
      <PagingLinks paging={paging} dated={false} />
    </Section>
  )
}

function MaterialGroup({ group: { title, link, items } }: { group: Group }) {
  const Heading = title ? 'h4' : 'h3'
  return (
    <div className={title ? '@4xl:grid @4xl:grid-cols-[1fr_2fr] @4xl:gap-12' : 'max-w-4xl'}>
      {title && (
        <h3 className="text-xl @4xl:pt-4">
          {link ? (
            <a href={link.href} className="hover:text-accent-ink">
              <LocalizedText value={title} />
            </a>
          ) : (
            <LocalizedText value={title} />
          )}
        </h3>
      )}
      <ul className={title ? 'mt-2 @4xl:mt-0' : ''}>
        {items.map((item) => (
          <li key={item.link.href} className="relative border-b border-line py-4 last:border-0">
            <Heading className="text-lg leading-snug">
              <a href={item.link.href} className="stretched hover:text-accent-ink">
                <LocalizedText value={item.title} />
              </a>
            </Heading>
            {item.lead && (
              <p className="mt-1.5 max-w-text text-ink-soft">
                <LocalizedText value={item.lead} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
