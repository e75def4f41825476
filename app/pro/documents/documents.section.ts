import type { SectionScreens } from '../own-sections.ts'

export default {
  screens: { new: 'documents:issue.title' },
  one: 'documents:one',
  hasTabs: true,
} satisfies SectionScreens
