type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The declarations in files that are found by name, by the path of the file: what each of them exports as `name`. Throws if a file exports
 * nothing of that name.
 */
export function declarations<One>(modules: Modules, name: string): ReadonlyMap<string, One> {
  const files = Object.keys(modules).sort()
  for (const file of files)
    if (modules[file]?.[name] === undefined)
      throw new Error(
        `${file.replace(/^\//, '')} exports no \`${name}\`: write \`export const ${name} = …\`, or rename the file`,
      )
  return new Map(files.map((file) => [file.replace(/^\//, ''), modules[file]?.[name] as One]))
}

/** What the declarations list, by name. Throws if two of them say the same name. */
export function byName<One>(
  found: ReadonlyMap<string, readonly One[]>,
  nameOf: (one: One) => string,
): ReadonlyMap<string, One> {
  const files = new Map<string, string>()
  const all = new Map<string, One>()
  for (const [file, declared] of found)
    for (const one of declared) {
      const name = nameOf(one)
      const other = files.get(name)
      if (other !== undefined) throw new Error(`${other} and ${file} both say "${name}": rename one of them`)
      files.set(name, file)
      all.set(name, one)
    }
  return all
}

/** What the declarations have by name, in one map. Throws if two of them say the same name. */
export function allNamed<One>(
  found: ReadonlyMap<string, Readonly<Record<string, One>>>,
): ReadonlyMap<string, One> {
  const lists = new Map([...found].map(([file, declared]) => [file, Object.entries(declared)]))
  return new Map(byName(lists, ([name]) => name).values())
}
