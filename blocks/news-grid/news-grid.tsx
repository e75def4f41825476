import type { NewsGridProps } from '../../schemas/blocks/news-grid.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { CategoryLinks } from '../parts/articles/category-links.tsx'
import { NewsCards } from '../parts/articles/news-cards.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'

/** News as cards. On the first page the newest is larger, but not below an article. */
export default function NewsGrid({ title, titleHidden, except, data }: NewsGridProps) {
  const { t } = usePage()
  const { items, allLink, paging, categories } = data
  return (
    <Section
      title={title ?? t('blocks:news-grid.title')}
      titleHidden={titleHidden}
      more={allLink && { href: allLink.href, label: t('blocks:news-grid.all') }}
    >
      <CategoryLinks categories={categories} />
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('blocks:news-grid.empty')}</p>
      ) : (
        <NewsCards
          items={items}
          hasLead={!except && (paging?.page ?? 1) === 1}
          isSelection={allLink !== undefined}
        />
      )}
      <PagingLinks paging={paging} />
    </Section>
  )
}
