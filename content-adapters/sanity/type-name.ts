/** Types that Sanity has itself: one of ours with such a name is a block of it. */
const reserved = new Set([
  'array',
  'block',
  'boolean',
  'date',
  'datetime',
  'document',
  'email',
  'file',
  'geopoint',
  'image',
  'number',
  'object',
  'reference',
  'slug',
  'span',
  'string',
  'telephone',
  'text',
  'url',
])
const ofReserved = 'Block'

/** The name of one of our types in Sanity, where names are identifiers: `call-to-action` → `callToAction`, `image` → `imageBlock`. */
export function sanityName(type: string): string {
  if (reserved.has(type)) return `${type}${ofReserved}`
  return type.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()).replaceAll('-', '_')
}

/** Our name of a type in Sanity: `callToAction` → `call-to-action`. */
export function ourName(name: string): string {
  const plain = name.slice(0, -ofReserved.length)
  if (name.endsWith(ofReserved) && reserved.has(plain)) return plain
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}

/** The name of an object of rich text in Sanity, where `file` and `picture` alone are other types: `table` → `richTable`. */
export const richName = (type: string): string => sanityName(`rich-${type}`)
