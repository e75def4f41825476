import type { SectionScreens } from '../own-sections.ts'

export default { needs: { text: 'practice:needs', section: 'staff' } } satisfies SectionScreens
