import { serveCategories } from '../articles/serve-categories.ts'
import { materialKind } from '../directory/article-kind.ts'

export default serveCategories(materialKind)
