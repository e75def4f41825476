import { materialKind, serveCategories } from '../articles/index.ts'

export default serveCategories(materialKind)
