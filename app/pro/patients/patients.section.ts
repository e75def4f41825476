import type { SectionScreens } from '../own-sections.ts'

export default { hasOne: true } satisfies SectionScreens
