type Schema = { [keyword: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema with the schemas in it replaced; the alternatives of a discriminator stay where ajv looks for them. */
function mapParts(schema: Schema, map: (part: Schema) => Schema): Schema {
  const mapped = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'properties' && isSchema(value)) {
      const properties = Object.entries(value)
      return [keyword, Object.fromEntries(properties.map(([name, part]) => [name, map(part as Schema)]))]
    }
    if (keyword === 'oneOf' && Array.isArray(value))
      return [keyword, value.map((part) => mapParts(part, map))]
    if (keyword === 'else' && isSchema(value)) return [keyword, mapParts(value, map)]
    return [keyword, keyword === 'items' && isSchema(value) ? map(value) : value]
  })
  return Object.fromEntries(mapped)
}

/** Below this length a part costs less where it stands than as a function. */
const minLength = 300

/** A schema whose large parts that occur more than once are one definition each, so that their code is written once. */
export function withSharedParts(root: Schema): Schema {
  const counts = new Map<string, number>()
  function count(part: Schema): Schema {
    const text = JSON.stringify(part)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    return counts.get(text) === 1 ? mapParts(part, count) : part
  }
  mapParts(root, count)
  const names = new Map<string, string>()
  const definitions: Schema = {}
  function share(part: Schema): Schema {
    const text = JSON.stringify(part)
    if (text.length < minLength || counts.get(text) === 1) return mapParts(part, share)
    const name = names.get(text) ?? `part${names.size}`
    if (!names.has(text)) {
      names.set(text, name)
      definitions[name] = mapParts(part, share)
    }
    return { $ref: `#/$defs/${name}` }
  }
  const shared = mapParts(root, share)
  return names.size > 0 ? { ...shared, $defs: definitions } : shared
}
