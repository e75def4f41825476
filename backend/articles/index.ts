// What other subjects use of this one.
export { type ArticleKind, materialKind, newsKind, ofCompany } from './article-kind.ts'
export { findPublished } from './find-published.ts'
export { serveArticles } from './serve-articles.ts'
export { serveCategories } from './serve-categories.ts'
