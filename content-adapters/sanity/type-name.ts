/** The name of one of our types in Sanity, where names are identifiers: `call-to-action` → `callToAction`. */
export const sanityName = (type: string): string =>
  type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Our name of a type of Sanity: `callToAction` → `call-to-action`. */
export const ourName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
