import type { LocalizedText } from '../core/localized.ts'

const children = /детск|педиатр|неонатолог|балалар|bolalar|pediatr|paediatr|child(?!birth)/i
const adults = /взросл|ересек|kattalar|adult/i

/** Whether a name or a speciality says that patients are children, and not adults too. */
export function isOfChildren(name: LocalizedText): boolean {
  const said = Object.values(name)
  return said.some((text) => children.test(text)) && !said.some((text) => adults.test(text))
}
