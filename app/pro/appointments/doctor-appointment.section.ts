import type { SectionScreens } from '../own-sections.ts'

export default {
  screens: { schedule: 'calendar:schedule.title', 'day-close': 'visits:day.titles.day' },
} satisfies SectionScreens
