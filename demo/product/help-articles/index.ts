import type { CustomPageSeed } from '../../../backend/seed/format.ts'
import { type HelpArticle, helpArticles } from '../../../schemas/articles/help-articles.ts'
import { four } from '../words.ts'
import { articleList } from './article-list.ts'
import { blocks } from './blocks.ts'
import { comments } from './comments.ts'
import { design } from './design.ts'
import { domain } from './domain.ts'
import { history } from './history.ts'
import { languagesArticle } from './languages.ts'
import { notice } from './notice.ts'
import { oldSite } from './old-site.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { publish } from './publish.ts'
import { quickChanges } from './quick-changes.ts'
import { review } from './review.ts'
import { search } from './search.ts'
import { sections } from './sections.ts'
import { share } from './share.ts'
import { siteFile } from './site-file.ts'
import { start } from './start.ts'

const whatNext = four('Что дальше', 'Енді не істеуге болады', 'Endi nima qilish mumkin', 'What to do next')

const alone: Record<HelpArticle, CustomPageSeed> = {
  start,
  'quick-changes': quickChanges,
  blocks,
  sections,
  pictures,
  languages: languagesArticle,
  pages,
  design,
  notice,
  publish,
  review,
  history,
  'old-site': oldSite,
  'site-file': siteFile,
  share,
  comments,
  domain,
  search,
}

/** The articles of the help about a clinic's site, by their names. Each links to the next two. */
export const articles = Object.fromEntries(
  helpArticles.map((name, at) => {
    const next = [1, 2].flatMap((step) => helpArticles[(at + step) % helpArticles.length] ?? [])
    const [title, steps, ...rest] = alone[name].blocks ?? []
    const blocks = [title, steps, articleList('more', whatNext, next, alone), ...rest].filter(
      (one) => one !== undefined,
    )
    return [name, { ...alone[name], blocks }]
  }),
) as Record<HelpArticle, CustomPageSeed>
