import type { StoredBlock } from '../../page/page.ts'
import type { SiteDraft } from '../site-draft.ts'

/** A site of one page, the index, with these blocks. */
export const siteOf = (blocks: StoredBlock[]): SiteDraft => ({
  design: { template: 'landing', theme: {} },
  menu: [],
  pages: { index: { slug: '', title: { ru: 'Клиника' }, blocks } },
})

/** A block that has only a title. */
export const titled = (id: string, ru = id, v = 2): StoredBlock => ({
  id,
  type: 'hero',
  v,
  props: { title: { ru } },
})
