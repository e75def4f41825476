import { materialKind } from '../articles/article-kind.ts'
import { serveCategories } from '../articles/serve-categories.ts'

export default serveCategories(materialKind)
