import type { customPage } from '../database/tables/index.ts'
import type { CustomPageSeed } from '../seed/index.ts'

/** The row of a directory page; its blocks are stored as the original text. */
export const customPageRow = ({ blocks, ...page }: CustomPageSeed): typeof customPage.$inferInsert => ({
  ...page,
  ...(blocks && { blocks: JSON.stringify(blocks) }),
})
