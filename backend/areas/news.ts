import { serveArticles } from '../articles/serve-articles.ts'
import { newsKind } from '../directory/article-kind.ts'

export default serveArticles(newsKind)
