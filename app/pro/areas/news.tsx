import type { AreaParts } from './parts.ts'

export default { pagePath: ({ SLUG }) => `/news/all/${SLUG}` } satisfies AreaParts
