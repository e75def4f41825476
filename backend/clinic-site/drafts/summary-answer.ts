import type { z } from 'zod'
import type { siteSummary } from '../../../schemas/api/site-draft.ts'
import type { SiteSummary } from '../../../schemas/draft/summary.ts'

type Part = Pick<SiteSummary['menu'][number], 'id' | 'change' | 'locales'>

const partAnswer = ({ id, change, locales }: Part) => ({ ID: id, CHANGE: change, LOCALES: locales })

/** The changes of a publication, as the API returns them. */
export const summaryAnswer = ({ pages, menu, design, look }: SiteSummary): z.infer<typeof siteSummary> => ({
  PAGES: pages.map(({ title, head, blocks, ...page }) => ({
    ...partAnswer(page),
    TITLE: title,
    HEAD: head,
    BLOCKS: blocks.map(({ type, isUnseen, ...block }) => ({
      ...partAnswer(block),
      TYPE: type,
      ...(isUnseen && { IS_UNSEEN: isUnseen }),
    })),
  })),
  MENU: menu.map(({ name, ...entry }) => ({ ...partAnswer(entry), NAME: name })),
  DESIGN: design,
  ...(look !== undefined && { LOOK: look }),
})
