import type { SectionScreens } from '../own-sections.ts'

export default {
  screens: { new: 'exchange:new.title', whole: 'exchange:whole.title' },
  one: 'exchange:one',
} satisfies SectionScreens
