import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../site/routes/routes.ts'

/** Lines of the book: `| B-33 | its sentence |`. */
const rules = new Set(
  [...readFileSync('docs/rules.md', 'utf8').matchAll(/^\| ([A-Z][\w-]*) \| .+ \|$/gm)].map(
    ([, name = '']) => name,
  ),
)
/** Numbers of public routes, which need no line. */
const publicRoutes = new Set<string>(routes.map(({ id }) => id))

const named =
  /\b(A-0[a-d]?|A(?:[1-9]|[123]\d|4[0-3])|[BCV]-\d{1,2}|E\d{1,2}|R\d{1,3}|S-[A-Z]{3,}|D-[A-Z]{2,})\b/g
const comment = /(?:^|\s)(?:\/\/|\/?\*\*?)\s.*$/

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))

const rulesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => [...(comment.exec(line)?.[0] ?? '').matchAll(named)].map(([name]) => name))

const markdown = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

describe('docs/rules.md', () => {
  const inComments = new Map(sources.map((file) => [file, rulesIn(file)]))

  it('has every rule that a comment names and no route has', () => {
    const missing = [...inComments].flatMap(([file, names]) =>
      names.filter((rule) => !rules.has(rule) && !publicRoutes.has(rule)).map((rule) => `${rule} in ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('has no rule that the code does not name', () => {
    const known = new Set([...[...inComments.values()].flat(), ...publicRoutes])
    expect([...rules].filter((rule) => !known.has(rule))).toEqual([])
  })
})

/** A path of the project in backticks: begins with a folder of the project and has no placeholder. */
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.@-]+\/[\w./@[\]-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? '') && !/^(dist|\.next|\.data)\//.test(path))

it.each(markdown)('%s names only files that are there', (file) => {
  const example = /promo-banner|equipment|acme/
  const gone = pathsIn(readFileSync(file, 'utf8')).filter((path) => !example.test(path) && !existsSync(path))
  expect(gone).toEqual([])
})

it('comments name only files that are there', () => {
  const example = /equipment|promo-banner|rooms\.ts$/
  const gone = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => pathsIn(comment.exec(line)?.[0] ?? ''))
      .filter((path) => !example.test(path) && !existsSync(path) && !/\.(css|js)$/.test(path))
      .map((path) => `${path} in ${file}`),
  )
  expect(gone).toEqual([])
})
