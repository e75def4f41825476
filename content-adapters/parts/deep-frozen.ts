/** The value itself, with all that is in it made unchangeable: it has more than one reader. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(deepFrozen)
  return value
}
