/** Values that stand in sentences of ours, each on one line: what somebody has written is not to look like a sentence of its own. */
export const inLine = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')]),
  )
