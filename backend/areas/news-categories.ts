import { newsKind } from '../articles/article-kind.ts'
import { serveCategories } from '../articles/serve-categories.ts'

export default serveCategories(newsKind)
