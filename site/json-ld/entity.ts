/** A thing of schema.org, or a value in one. */
export type Entity = { [name: string]: EntityValue }
type EntityValue = string | number | boolean | Entity | EntityValue[]
type Loose = { [name: string]: LooseValue }
type LooseValue = EntityValue | Loose | LooseValue[] | undefined

/** A thing without the properties that have nothing in them, at any depth: what is not known is not said. */
export const entity = (value: Loose): Entity =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const kept = keep(item)
      return kept === undefined ? [] : [[name, kept]]
    }),
  )

function keep(value: LooseValue): EntityValue | undefined {
  if (Array.isArray(value)) {
    const items = value.map(keep).filter((item) => item !== undefined)
    return items.length > 1 ? items : items[0]
  }
  if (typeof value !== 'object') return value === '' || Number.isNaN(value) ? undefined : value
  const kept = entity(value)
  // A type alone says nothing.
  return Object.keys(kept).some((name) => name !== '@type') ? kept : undefined
}
