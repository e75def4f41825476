import { type RichObjectName, richObjects } from '../rich/objects.ts'

const isKnown = (name: RichObjectName) => {
  const known = new Set(Object.keys(richObjects[name].properties))
  return (field: string) => known.has(field)
}

/** The fields of an object that its schema does not name. */
export function moreFields(name: RichObjectName, value: object): Record<string, unknown> | undefined {
  const has = isKnown(name)
  const more = Object.entries(value).filter(([field]) => !has(field))
  return more.length > 0 ? Object.fromEntries(more) : undefined
}
