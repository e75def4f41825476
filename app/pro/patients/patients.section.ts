import type { SectionScreens } from '../own-sections.ts'

export default {
  screens: { doubles: 'business:doubles.title', merge: 'business:doubles.mergeTitle' },
  one: 'business:patients.open',
} satisfies SectionScreens
