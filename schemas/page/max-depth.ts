/** Maximum nesting of blocks. */
export const maxDepth = 8
