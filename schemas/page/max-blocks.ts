/** Maximum number of blocks of a page. */
export const maxBlocks = 2000
