import type { customPage } from '../database/tables/index.ts'
import type { CustomPageSeed } from '../seed/format.ts'

/** The row of a page of the directory; its blocks are stored as the text that they are written in. */
export const customPageRow = ({ blocks, ...page }: CustomPageSeed): typeof customPage.$inferInsert => ({
  ...page,
  ...(blocks && { blocks: JSON.stringify(blocks) }),
})
