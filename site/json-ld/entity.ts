/** An entity of schema.org. */
export type Entity = { [name: string]: EntityValue }
type EntityValue = string | number | boolean | Entity | EntityValue[]
type Loose = { [name: string]: LooseValue }
type LooseValue = EntityValue | Loose | LooseValue[] | undefined

/** An entity without its empty properties, at any depth. */
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
  // An entity with only its type is omitted.
  return Object.keys(kept).some((name) => name !== '@type') ? kept : undefined
}
