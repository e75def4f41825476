/** Values in sentences of ours, each on one line: a text of a visitor cannot look like a sentence of the product. */
export const inLine = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')]),
  )
