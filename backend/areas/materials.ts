import { materialKind } from '../articles/article-kind.ts'
import { serveArticles } from '../articles/serve-articles.ts'

export default serveArticles(materialKind)
