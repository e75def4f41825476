import type { MaterialArticleProps } from '../../schemas/blocks/material-article.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { ArticleView } from '../parts/articles/article-view.tsx'

/** A reference article shows the date of its last change, unlike news. */
export default function MaterialArticle({ data }: MaterialArticleProps) {
  const { t } = usePage()
  return (
    <ArticleView
      data={data}
      allLabel={t('blocks:material-list.all')}
      dateLabel={t('blocks:material-article.updated')}
    />
  )
}
