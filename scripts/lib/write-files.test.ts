import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rewriteFiles } from './write-files.mjs'

it('replaces what it has written before, and keeps the files of others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  const written = (...paths: string[]) => new Map(paths.map((path) => [path, `// Written\n${path}`]))
  rewriteFiles(join(folder, 'new'), written('index.ts', 'blocks/old.ts'), '// Written')
  writeFileSync(join(folder, 'new/blocks/own.ts'), '// Mine')
  rewriteFiles(join(folder, 'new'), written('index.ts', 'blocks/new.ts'), '// Written')
  expect(globSync('**/*.ts', { cwd: folder }).sort()).toEqual([
    'new/blocks/new.ts',
    'new/blocks/own.ts',
    'new/index.ts',
  ])
  rmSync(folder, { recursive: true })
})
