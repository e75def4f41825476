import type { Entity } from '../../../pro-forms/entity/merge.ts'
import type { Saved } from '../../../pro-forms/entity/use-entity.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { hasPeriod, periodProblems, publishedSchema } from '../../../schemas/publication.ts'
import type { AreaRights } from './area-rights.ts'

/** The parts of a row that a form edits. */
export type EditedRow = Pick<
  AreaRow,
  'VALUE' | 'REVISION' | 'STATUS' | 'FROM' | 'UNTIL' | 'PUBLISHED' | 'PUBLISH_AT'
>

const publicationNames = ['status', 'shownFrom', 'shownUntil']

const checkOf =
  ({ check }: AreaDefinition) =>
  (value: Entity): Problem[] =>
    check?.(value as never) ?? []

/** A row as the fields of a form; for a person who may publish a `scheduled` one, its status and period are among them. */
export function editedRow(definition: AreaDefinition, { publish }: Pick<AreaRights, 'publish'>) {
  const check = checkOf(definition)
  if (!definition.scheduled || !publish)
    return {
      schema: definition.schema,
      saved: ({ VALUE, REVISION }: EditedRow): Saved => ({ value: VALUE, revision: REVISION }),
      toBody: (value: Entity) => ({ VALUE: value }),
      check,
    }
  const ownFields = (value: Entity): Entity =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !publicationNames.includes(name)))
  return {
    schema: publishedSchema(definition),
    saved: ({ VALUE, REVISION, STATUS, FROM, UNTIL }: EditedRow): Saved => ({
      value: {
        ...VALUE,
        status: STATUS,
        ...(FROM && { shownFrom: FROM }),
        ...(UNTIL && { shownUntil: UNTIL }),
      },
      revision: REVISION,
    }),
    toBody: (value: Entity) => ({
      VALUE: ownFields(value),
      STATUS: value.status,
      ...(hasPeriod(definition) && { FROM: value.shownFrom ?? null, UNTIL: value.shownUntil ?? null }),
    }),
    check: (value: Entity): Problem[] => [
      ...check(ownFields(value)),
      ...periodProblems(value.shownFrom as string, value.shownUntil as string),
    ],
  }
}
