import { newsKind, serveArticles } from '../articles/index.ts'

export default serveArticles(newsKind)
