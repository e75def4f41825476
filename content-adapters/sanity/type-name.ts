/** Names that Sanity has itself, which no type of a studio may take. */
const builtIn = new Set(
  'array block boolean date datetime document email file geopoint image number object reference slug span string text url'.split(
    ' ',
  ),
)

/** The name of one of our types in Sanity, where names are identifiers: `call-to-action` → `callToAction`, `image` → `imageBlock`. */
export function sanityName(type: string): string {
  const name = type.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()).replaceAll('-', '_')
  return builtIn.has(name) ? `${name}Block` : name
}

/** Our name of a type in Sanity: `callToAction` → `call-to-action`. */
export function ourName(name: string): string {
  const own = name.endsWith('Block') && builtIn.has(name.slice(0, -5)) ? name.slice(0, -5) : name
  return own.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}

/** The name of an object of rich text in Sanity, where `file` and `picture` alone are other types: `table` → `richTable`. */
export const richName = (type: string): string => sanityName(`rich-${type}`)
