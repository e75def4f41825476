import { materialKind, serveArticles } from '../articles/index.ts'

export default serveArticles(materialKind)
