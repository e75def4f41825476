/** An instant as `2026-11-21T09:00:00Z`, with milliseconds only where it has some. */
export const instant = (date: Date): string => date.toISOString().replace('.000Z', 'Z')
