import type { SectionScreens } from '../own-sections.ts'

export default {
  one: 'bonuses:one',
  hasTabs: true,
} satisfies SectionScreens
