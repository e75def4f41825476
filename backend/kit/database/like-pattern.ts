/** A word as `like` takes it literally. */
export const likeLiteral = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** The pattern of `like` for values that contain a text. */
export const containing = (text: string): string => `%${likeLiteral(text)}%`
