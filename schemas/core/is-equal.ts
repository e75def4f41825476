/** True for equal JSON, regardless of the order of keys; a key with an undefined value counts as absent. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return (
    Object.keys(a).every((name) => isEqual(a[name], b[name])) &&
    Object.keys(b).every((name) => b[name] === undefined || Object.hasOwn(a, name))
  )
}
