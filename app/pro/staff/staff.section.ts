import type { SectionScreens } from '../own-sections.ts'

export default { screens: ['keys'] } satisfies SectionScreens
