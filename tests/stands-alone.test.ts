import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const made = ['node_modules', 'dist', '.next', '.data', 'test-results']
const files = globSync(['*.{ts,mjs,json,md}', '{.github,[a-z]*}/**/*.{ts,tsx,mjs,css,json,md,yml}'], {
  exclude: (path) => made.includes(path.split('/')[0] ?? ''),
})

/** Names allowed after `../`: scaffolds import files that they write elsewhere, tests of attacks request missing paths. */
const inside = [...readdirSync('.'), 'etc', 'admin']

/** The first segment of a quoted path that points out of the repository. */
const beside = (file: string, path: string): string | undefined => {
  const name = join(dirname(file), path).match(/^(?:\.\.\/)+([^/]+)/)?.[1]
  return name && inside.includes(name) ? undefined : name
}

/** A document of the project; `scanner.ru.md` is an article of a clinic. */
const document = /(?<![.\w-])([\w-]+)\.md\b/g

/** References of a file to anything outside the repository: relative paths and documents. */
function outside(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const paths = [...source.matchAll(/['"`]((?:\.\.\/)+[\w.-]+)/g)].map(([, path = '']) => path)
  const books = [...source.matchAll(document)].map(([, book = '']) => book)
  return [
    ...paths.filter((path) => beside(file, path)),
    ...books.filter((book) => !globSync(`{.,docs,docs/*}/${book}.md`).length),
    ...(source.match(/\b(checklist|traps) [IVX\d]/g) ?? []),
  ].map((found) => `${file}: ${found}`)
}

it('reads and names nothing that lies outside the repository', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap(outside)).toEqual([])
})
