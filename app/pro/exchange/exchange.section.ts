import type { SectionScreens } from '../own-sections.ts'

export default { screens: ['new'], hasOne: true } satisfies SectionScreens
