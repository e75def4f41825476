import type { SectionScreens } from '../own-sections.ts'

export default { screens: { new: 'exchange:new.title' }, one: 'exchange:one' } satisfies SectionScreens
