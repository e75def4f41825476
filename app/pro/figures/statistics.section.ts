import type { SectionScreens } from '../own-sections.ts'

export default { screens: { csv: 'figures:csv' } } satisfies SectionScreens
