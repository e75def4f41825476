/** The default exports of files by the name of the file. Called with the result of `import.meta.glob`. */
export const byName = <Pattern>(
  modules: Record<string, { default: Pattern }>,
): ReadonlyMap<string, Pattern> =>
  new Map(
    Object.entries(modules).map(([path, { default: pattern }]) => [
      path.replace(/^.*\//, '').replace(/\.ts$/, ''),
      pattern,
    ]),
  )

/** The pattern of a name. Throws if there is none: names are used in other patterns. */
export function named<Pattern>(patterns: ReadonlyMap<string, Pattern>, name: string): Pattern {
  const pattern = patterns.get(name)
  if (pattern === undefined) throw new Error(`There is no pattern "${name}"`)
  return pattern
}
