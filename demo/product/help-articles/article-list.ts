import type { CustomPageSeed } from '../../../backend/seed/format.ts'
import { type HelpArticle, helpPath } from '../../../schemas/articles/help-articles.ts'
import { block, type SeedBlock, toPage } from '../../parts/blocks.ts'
import type { Four } from '../words.ts'

/** Articles by name, each with its purpose. */
export const articleList = (
  id: string,
  title: Four,
  names: readonly HelpArticle[],
  articles: Record<HelpArticle, CustomPageSeed>,
): SeedBlock =>
  block(id, 'feature-list', {
    title,
    arrangement: 'pairs',
    items: names.map((name) => ({
      title: articles[name].title,
      text: articles[name].description,
      link: toPage(helpPath(name)),
    })),
  })
