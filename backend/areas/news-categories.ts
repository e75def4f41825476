import { serveCategories } from '../articles/serve-categories.ts'
import { newsKind } from '../directory/article-kind.ts'

export default serveCategories(newsKind)
