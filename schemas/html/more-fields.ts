import { type RichObjectName, richObjects } from '../rich/objects.ts'
import { fromAttribute } from './object-attribute.ts'

type Fields = Record<string, unknown>

/** The fields of an object that its schema does not name. */
export function moreFields(name: RichObjectName, value: object): Fields | undefined {
  const known = richObjects[name].properties
  const more = Object.entries(value).filter(([field]) => !Object.hasOwn(known, field))
  return more.length > 0 ? Object.fromEntries(more) : undefined
}

/** The same, as `richToHtml` wrote them to an element. */
export const moreOf = (name: RichObjectName, attributes: ReadonlyMap<string, string>): Fields | undefined =>
  moreFields(name, fromAttribute(attributes.get('data-more')) ?? {})
