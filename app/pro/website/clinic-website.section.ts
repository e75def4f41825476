import type { SectionScreens } from '../own-sections.ts'

export default { screens: ['design'], hasOwnNotices: true } satisfies SectionScreens
