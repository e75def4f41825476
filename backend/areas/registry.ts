import { areaDefinitions } from '../../schemas/areas/registry.ts'
import { type Area, type AreaServer, makeArea } from '../kit/area/area.ts'

const servers = import.meta.glob<{ default: AreaServer }>(['./*.ts', '!./*.test.ts', '!./registry.ts'], {
  eager: true,
})

for (const path of Object.keys(servers)) {
  const name = path.slice('./'.length, -'.ts'.length)
  if (!areaDefinitions.has(name))
    throw new Error(`backend/areas/${name}.ts is of no area: declare it in schemas/areas/${name}.ts`)
}

/** All areas by name, with table and custom server behaviour. */
export const areas: ReadonlyMap<string, Area> = new Map(
  [...areaDefinitions].map(([name, definition]) => [
    name,
    makeArea(definition, servers[`./${name}.ts`]?.default),
  ]),
)
