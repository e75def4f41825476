import { isOfProduct, type RowPlace } from '../areas/define-area.ts'
import { areaDefinitions } from '../areas/registry.ts'
import { caseDefinitions, caseFiles } from '../cases/registry.ts'
import { byName } from '../core/declarations.ts'
import type { EventDefinition } from './define-event.ts'

const modules = import.meta.glob<Record<string, EventDefinition>>('../*/*.event.ts', { eager: true })

type OfFile = [file: string, events: EventDefinition[]]

const inFiles = Object.entries(modules).map(([path, module]): OfFile => {
  const file = `schemas/${path.slice('../'.length)}`
  const events = Object.values(module)
  if (events.length === 0)
    throw new Error(
      `${file} exports no event: write \`export const … = defineEvent({ … })\`, or rename the file`,
    )
  return [file, events]
})

const ofAreas = [...areaDefinitions.values()].map((area): OfFile => {
  const { name, live } = area
  const of = isOfProduct(area) ? ['code'] : ['company', 'code']
  const event = { name, of, tags: (row: RowPlace) => area.tags(row), ...(live && { live }) }
  return [`schemas/areas/${name}.ts`, [event]]
})

const ofCases = [...caseDefinitions.values()].flatMap(({ name, live }): OfFile[] =>
  live ? [[caseFiles.get(name) ?? name, [{ name, live, of: ['company'] }]]] : [],
)

/** Every event by its name: those of `<name>.event.ts`, areas, and cases with a stream. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = byName(
  new Map<string, EventDefinition[]>([...inFiles, ...ofAreas, ...ofCases]),
  ({ name }) => name,
)
