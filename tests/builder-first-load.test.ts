import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** `import … from '…'` and `import '…'` that bring code: without types, and without `import()`, which loads later. */
const statement = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm
const bringsCode = (names: string | undefined): boolean =>
  !/^\{(?:\s*type\s[^,}]*,?)+\s*\}$/.test(names?.trim() ?? '')

/** The files and packages that are loaded together with a file, each with the file that asks for it first. */
function loadedWith(entry: string): Map<string, string> {
  const found = new Map([[entry, '']])
  for (const file of found.keys()) {
    if (!/\.tsx?$/.test(file)) continue
    for (const [, names, target = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      if (!bringsCode(names)) continue
      const path = target.startsWith('.') ? join(dirname(file), target) : target
      if (!found.has(path) && (!target.startsWith('.') || existsSync(path))) found.set(path, file)
    }
  }
  return found
}

/** The modules of the builder's first view. Forms, dialogs and i18next are loaded after it. */
const packages =
  /^(?:react|react-dom|zustand(?:\/vanilla)?|@tanstack\/react-query|@base-ui\/react\/tabs|lucide-react\/icons\/.+|next\/link)$/

describe('the first load of the builder', () => {
  const loaded = loadedWith('app/pro/website/website.tsx')

  it('has no package that only a part needs: load such a part by `loadedPart` (ui/loaded/loaded-part.tsx)', () => {
    const wrong = [...loaded]
      .filter(([path]) => !existsSync(path) && !packages.test(path))
      .map(([path, file]) => `${path} in ${file}`)
    expect(wrong).toEqual([])
  })

  it('has no texts of other languages and no schemas of areas', () => {
    const heavy = ['locales/index.ts', 'schemas/registry.ts', 'schemas/areas/registry.ts']
    expect(heavy.flatMap((path) => loaded.get(path) ?? [])).toEqual([])
  })

  it('is followed far enough to say so', () => {
    expect(loaded.has('schemas/draft/session.ts')).toBe(true)
    expect(
      loadedWith('app/pro/website/panel/block/block-editor.tsx').has('@rjsf/core/lib/components/Form.js'),
    ).toBe(true)
  })
})
