/** True for nothing, and for objects and lists in which there is nothing but that. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
