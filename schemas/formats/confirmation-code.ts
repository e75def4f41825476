/** A confirmation code (C-25) without the spaces and hyphens that were pasted with it. */
export const normalizeCode = (value: string): string => value.replace(/[\s-]/g, '')

/** True for six digits. */
export const isCode = (value: string): boolean => /^\d{6}$/.test(value)
