import type { ObjectFieldTemplateProps } from '@rjsf/utils'

/** Renders the fields of an object below each other, in the order of its schema. */
export function ObjectTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const gap = fieldPathId.path.length === 0 ? 'gap-8' : 'gap-5'
  return (
    <div className={`grid grid-cols-1 ${gap}`}>
      {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
    </div>
  )
}
