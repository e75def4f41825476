/** Removes spaces and hyphens from a confirmation code (C-25). */
export const normalizeCode = (value: string): string => value.replace(/[\s-]/g, '')

/** True for six digits. */
export const isCode = (value: string): boolean => /^\d{6}$/.test(value)
