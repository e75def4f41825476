import { areaDefinitions } from '../../../schemas/areas/registry.ts'
import type { AreaParts } from './parts.ts'

const modules = import.meta.glob<{ default: AreaParts }>('./*.tsx', { eager: true })

for (const path of Object.keys(modules)) {
  const name = path.slice('./'.length, -'.tsx'.length)
  if (!areaDefinitions.has(name))
    throw new Error(`app/pro/areas/${name}.tsx is of no area: declare it in schemas/areas/${name}.ts`)
}

/** The custom parts of an area; empty for most areas. */
export const partsOf = (area: string): AreaParts => modules[`./${area}.tsx`]?.default ?? {}
