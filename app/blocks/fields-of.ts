import type { Label, TSchema } from '../../schemas/type.ts'

type Node = TSchema & {
  type?: string
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  enum?: string[]
  'x-leaf'?: string
  'x-label'?: Label
}

export type FieldRow = { path: string; kind: string; required: boolean; label: string }

const kindOf = (node: Node): string =>
  node['x-leaf'] ?? (node.enum ? node.enum.join(' | ') : (node.type ?? 'value'))

/** Every field of a schema as a row: its path, its kind, whether it is required, its label in English. */
export function fieldsOf(schema: TSchema, prefix = ''): FieldRow[] {
  const node = schema as Node
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const path = prefix + name
    const row = {
      path,
      kind: kindOf(child),
      required: node.required?.includes(name) ?? false,
      label: child['x-label']?.en ?? '',
    }
    if (child['x-leaf']) return [row]
    return [row, ...fieldsOf(child, `${path}.`), ...(child.items ? fieldsOf(child.items, `${path}[].`) : [])]
  })
}
