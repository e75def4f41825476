import type { SectionScreens } from '../own-sections.ts'

export default { screens: { keys: 'keys:title', webhooks: 'webhooks:title' } } satisfies SectionScreens
