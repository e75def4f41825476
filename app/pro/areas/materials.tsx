import type { AreaParts } from './parts.ts'

export default { pagePath: ({ SLUG }) => `/materials/${SLUG}` } satisfies AreaParts
