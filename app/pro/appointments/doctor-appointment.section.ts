import type { SectionScreens } from '../own-sections.ts'

export default { screens: ['schedule', 'day-close'] } satisfies SectionScreens
