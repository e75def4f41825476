import type { ComponentType } from 'react'

// Whole modules, as in schemas/registry.ts.
const modules = import.meta.glob<{ default: ComponentType }>('./*.tsx', { eager: true })

/** Every part of the design system with an example of all its states, by its name. A file here is all that it takes. */
export const examples: readonly { name: string; Example: ComponentType }[] = Object.entries(modules)
  .map(([path, { default: Example }]) => ({ name: path.slice('./'.length, -'.tsx'.length), Example }))
  .sort((a, b) => a.name.localeCompare(b.name))
