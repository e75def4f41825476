import { menuSections, sectionPath } from '../access/sections.ts'
import { type AreaDefinition, productSection } from './define-area.ts'

// Without `import: 'default'`: a production build of Next 16.4 removes a default export that only a glob imports.
const modules = import.meta.glob<{ default: AreaDefinition }>(
  ['./*.ts', '!./*.test.ts', '!./define-area.ts', '!./dictionary-fields.ts', '!./registry.ts'],
  { eager: true },
)

/** Every area of the business section by its name. Files of `schemas/areas/` are found by name. */
export const areaDefinitions: ReadonlyMap<string, AreaDefinition> = new Map(
  Object.entries(modules).map(([path, { default: definition }]) => {
    const name = path.slice('./'.length, -'.ts'.length)
    if (definition.name !== name)
      throw new Error(
        `schemas/areas/${name}.ts says name "${definition.name}": name it "${name}" like its file`,
      )
    return [name, definition]
  }),
)

/** The areas of a section, or of the product, in the order of its tabs. */
export const areasOf = (section: AreaDefinition['section']): AreaDefinition[] =>
  [...areaDefinitions.values()]
    .filter((area) => area.section === section)
    .sort((one, other) => (one.tab ?? 0) - (other.tab ?? 0))

/**
 * The path of an area below `/pro/{company}/`: that of its section if they have the same name, otherwise below it. One of the
 * product has its name, below `/moderation/`.
 */
export function areaPath({ name, section }: Pick<AreaDefinition, 'name' | 'section'>): string {
  if (section === productSection) return name
  const menu = menuSections.find((one) => one === section)
  if (menu === undefined) throw new Error(`The section "${section}" of "${name}" has no screens`)
  return name === section ? sectionPath(menu) : `${sectionPath(menu)}/${name}`
}
