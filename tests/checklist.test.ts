import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lines of the checklist that the product keeps. Each is in the name of a test that holds it, in parentheses. */
const numbers = [
  ...['R1', 'R3', 'R4', 'R5', 'R7', 'R8', 'R9', 'R10', 'R11', 'R114', 'R115', 'R118', 'R120', 'A23'],
  ...['R28', 'R67', 'R68', 'R70', 'R72', 'R80', 'R82', 'R83', 'C-21', 'C-22'],
  ...['B-12', 'B-13', 'B-15', 'B-16', 'B-19', 'B-20', 'B-21', 'B-22', 'B-24', 'B-25', 'B-26', 'B-27', 'B-28'],
  ...['B-30', 'B-31', 'B-32', 'B-33', 'B-39', 'B-41'],
  ...['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6', 'C-7', 'C-8', 'C-9', 'C-10', 'C-11', 'C-12', 'C-14'],
  ...['C-16', 'C-17', 'C-18', 'C-23', 'E9', 'E10', 'E11', 'E12', 'E14', 'V-16', 'V-17'],
  ...['R84', 'A17', 'A18', 'A19', 'A20', 'A21', 'A22', 'B-11', 'C-21', 'C-22', 'E4'],
  ...[
    'R29',
    'R30',
    'R31',
    'R32',
    'A-0',
    'A-0d',
    'A24',
    'A25',
    'A26',
    'A27',
    'A28',
    'A29',
    'A30',
    'A31',
    'A32',
    'A33',
    'A34',
    'A35',
    'B-29',
    'B-40',
    'B-5',
    'E6',
    'E7',
    'E8',
    'S-AUTH',
  ],
  ...['V-1', 'V-2', 'V-5', 'V-6', 'V-19', 'C-25'],
  ...['V-10', 'V-11', 'V-12', 'V-13', 'V-14', 'V-15'],
  ...['R85', 'R86', 'R87', 'R88', 'R89', 'A36', 'A37', 'A38', 'A39', 'B-4', 'S-REV'],
  ...['S-MODAL', 'S-TOAST', 'S-LOAD', 'F31'],
  ...[
    'A1',
    'A2',
    'A5',
    'A7',
    'B-3',
    'B-17',
    'B-34',
    'B-35',
    'B-42',
    'B-43',
    'R90',
    'R91',
    'R95',
    'D-PERM',
    'C-24',
  ],
  ...['A4', 'A6', 'S-COMPANY', 'V-20'],
]

const root = new URL('..', import.meta.url).pathname
const own = 'tests/checklist.test.ts'

/** Comments, and texts between quotation marks: names of tests are among them, and rows of `test.each`. */
const token = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** Numbers that a file's texts name: in parentheses, `(B-24, C-6)`, or by themselves. */
function named(source: string): Set<string> {
  const texts = [...source.matchAll(token)].map(([, quoted = '', template = '']) => quoted || template)
  const lists = texts.flatMap((text) => [
    text,
    ...[...text.matchAll(/\(([^()]*)\)/g)].map(([, list]) => list),
  ])
  return new Set(lists.flatMap((list = '') => list.split(/,\s*/)))
}

const files = [
  '{app,backend,blocks,client,content-adapters,locales,pro-forms,renderer,schemas,server,site,tests,ui}',
]
  .flatMap((folders) => globSync(`${folders}/**/*.test.{ts,tsx}`, { cwd: root }))
  .concat(globSync('e2e/**/*.spec.ts', { cwd: root }))
  .filter((file) => file !== own)
const holders = new Map(files.map((file) => [file, named(readFileSync(root + file, 'utf8'))]))

test.each(numbers)('a test names %s', (number) => {
  expect([...holders].filter(([, names]) => names.has(number)).map(([file]) => file)).not.toEqual([])
})

test('what only looks like a number, or stands in a comment, names nothing', () => {
  const source = [
    "// it('once was', (B-13))",
    "/* test('x (C-6)') */",
    "it('draws (B-24, C-23)', () => expect('/assets/B-12-C-9.js (1)').toBe(1))",
    "test.each([['R10', '/x/*']])('%s is %s (E9)', () => {})",
  ].join('\n')
  expect(numbers.filter((number) => named(source).has(number)).sort()).toEqual(['B-24', 'C-23', 'E9', 'R10'])
  expect(files.length).toBeGreaterThan(150)
})
