import type { SectionScreens } from '../own-sections.ts'

export default {} satisfies SectionScreens
