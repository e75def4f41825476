// The exports of this subject for other subjects.
export { type ArticleKind, materialKind, newsKind, ofCompany } from './article-kind.ts'
export { countViews } from './count-views.ts'
export { findPublished } from './find-published.ts'
export { serveArticles } from './serve-articles.ts'
export { serveCategories } from './serve-categories.ts'
