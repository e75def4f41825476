import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const sharedSection = defineBlock({
  type: 'shared-section',
  label: { ru: 'Общий раздел', kk: 'Ортақ бөлім', uz: 'Umumiy boʻlim', en: 'Shared section' },
  description: {
    ru: 'Раздел, который показывают сайты сети: его меняют в одном месте, и он меняется на всех сайтах сразу.',
    kk: 'Желі сайттары көрсететін бөлім: бір жерде өзгертілсе, барлық сайтта бірден өзгереді.',
    uz: 'Tarmoq saytlari koʻrsatadigan boʻlim: bir joyda oʻzgartirilsa, barcha saytlarda birdan oʻzgaradi.',
    en: 'A section that the sites of a network show: it is changed in one place, and on all sites at once.',
  },
  category: 'layout',
  // It is added as one of the saved sections.
  isOffered: false,
  props: t.object({
    section: t.string({
      label: { ru: 'Раздел', kk: 'Бөлім', uz: 'Boʻlim', en: 'Section' },
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    }),
  }),
  /** Empty: the section's blocks replace it (`content-adapters/place-sections.ts`); the block itself stays if there is no section. */
  data: t.object({}),
  example: { props: { section: '00000000-0000-4000-8000-000000000000' }, data: {} },
})

export default sharedSection
export type SharedSectionProps = BlockProps<typeof sharedSection>
