/** True for null, undefined, and objects or arrays that contain only such values; an empty string is not empty. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
