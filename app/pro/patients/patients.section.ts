import type { SectionScreens } from '../own-sections.ts'

export default { screens: ['doubles', 'merge'], hasOne: true } satisfies SectionScreens
