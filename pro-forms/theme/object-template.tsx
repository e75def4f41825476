import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { Expandable } from '../../ui/shown/expandable.tsx'
import type { FieldHints } from '../ui-schema.ts'

type Properties = ObjectFieldTemplateProps['properties']

/** Renders the fields of an object below each other, in the order of its schema, and then its groups, which open. */
export function ObjectTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const { hints } = getUiOptions(uiSchema) as FieldHints
  const groups = hints?.groups ?? []
  const gap = fieldPathId.path.length === 0 ? 'gap-8' : 'gap-5'
  const shown = properties.filter(({ hidden }) => !hidden)
  const isGrouped = (name: string) => groups.some(({ fields }) => fields.includes(name))
  const drawn = (part: Properties) => (
    <div className={`grid grid-cols-1 ${gap}`}>{part.map(({ content }) => content)}</div>
  )
  if (groups.length === 0) return drawn(shown)
  return (
    <>
      {drawn(shown.filter(({ name }) => !isGrouped(name)))}
      <div className="mt-8 border-t border-line">
        {groups.map(({ label, fields }) => (
          <Expandable key={label} summary={label}>
            {drawn(shown.filter(({ name }) => fields.includes(name)))}
          </Expandable>
        ))}
      </div>
    </>
  )
}
