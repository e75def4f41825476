import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Files that `ui/document.css` generates classes for. */
const listed = [...readFileSync('ui/document.css', 'utf8').matchAll(/@source "(\.\.\/ui\/[^"]+)"/g)].flatMap(
  ([, pattern = '']) => globSync(normalize(join('ui', pattern))),
)

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  )

/** Every module that a document may use: on the server, in its islands, or with its first toast. */
const reached = new Set<string>()
const visit = (file: string): void => {
  // The sign-in dialog has a style sheet of its own, which is loaded with it.
  if (reached.has(file) || file === 'client/document-login/login-place.tsx') return
  reached.add(file)
  for (const next of importsOf(file)) visit(next)
}
for (const file of globSync('{blocks,renderer}/**/*.{ts,tsx}'))
  if (!/\.test\.|\/test\//.test(file)) visit(file)

const hasClasses = (file: string) => /^ui\/(?!test\/)/.test(file) && /\.tsx$|-class(es)?\.ts$/.test(file)

test('the style sheet of documents knows every part that they draw', () => {
  const missing = [...reached].filter((file) => hasClasses(file) && !listed.includes(file))
  expect(missing.map((file) => `ui/document.css lacks @source "../${file}"`)).toEqual([])
})

test('it knows no part that only the application draws', () => {
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter((file) => !reached.has(file))).toEqual([])
})
