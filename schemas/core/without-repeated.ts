type Alternatives = { discriminator?: unknown; required?: unknown }

/**
 * A schema without the `required` that its alternatives repeat: strict readers look for such a property beside it. For
 * `JSON.stringify`, as a replacer's value.
 */
export function withoutRepeated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('discriminator' in value)) return value
  const { required, ...rest }: Alternatives = value
  return rest
}
