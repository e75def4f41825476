import type { SectionScreens } from '../own-sections.ts'

export default {
  screens: { design: 'application:area.clinic-website' },
  hasOwnNotices: true,
} satisfies SectionScreens
