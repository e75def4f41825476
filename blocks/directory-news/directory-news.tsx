import type { DirectoryNewsProps } from '../../schemas/blocks/directory-news.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { NewsCards } from '../parts/articles/news-cards.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { DirectoryHead } from '../parts/directory/directory-head.tsx'

/** News of the companies of the directory or of a city, each with its company. */
export default function DirectoryNews({ title, data }: DirectoryNewsProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const { items, paging } = data
  return (
    <section aria-labelledby={id} className="section">
      <DirectoryHead title={title} id={id} place={data} />
      <h2 className="sr-only">{t('blocks:news-grid.title')}</h2>
      <div className="mt-8">
        {items.length === 0 ? (
          <p className="text-ink-soft">{t('blocks:news-grid.empty')}</p>
        ) : (
          <NewsCards items={items} hasLead={(paging?.page ?? 1) === 1} />
        )}
      </div>
      <PagingLinks paging={paging} />
    </section>
  )
}
