import { newsKind, serveCategories } from '../articles/index.ts'

export default serveCategories(newsKind)
