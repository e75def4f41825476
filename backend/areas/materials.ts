import { serveArticles } from '../articles/serve-articles.ts'
import { materialKind } from '../directory/article-kind.ts'

export default serveArticles(materialKind)
