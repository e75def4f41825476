import type { NewsArticleProps } from '../../schemas/blocks/news-article.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { ArticleView } from '../parts/articles/article-view.tsx'

export default function NewsArticle({ data }: NewsArticleProps) {
  const { t } = usePage()
  return <ArticleView data={data} allLabel={t('blocks:news-grid.all')} />
}
