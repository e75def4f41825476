import type { SectionScreens } from '../own-sections.ts'

export default { hasOne: true, hasTabs: true } satisfies SectionScreens
