/** The message of an error, or in words what was thrown in its place. */
export const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))
