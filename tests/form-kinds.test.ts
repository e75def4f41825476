import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow, isTest } from './lib/source-files.ts'

const folders = ['app', 'blocks', 'client', 'pro-forms', 'renderer', 'site', 'ui']
const source = new Map(
  folders
    .flatMap(filesBelow)
    // The examples of the catalogue show controls, and are no forms of the product.
    .filter((file) => !isTest(file) && !file.startsWith('ui/examples/'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

/** The opening tags of the forms in a file, with the attributes. */
const tagsOf = (text: string): string[] =>
  text.match(/<form\b(?:=>|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^>])*>/g) ?? []

/** A form that the browser sends by itself, and a search, which opens an address: no script judges or keeps their values. */
const isPlain = (tag: string) =>
  !/onSubmit|\{\.\.\./.test(tag) || (/\baction=/.test(tag) && !/method="post"|\{\.\.\./.test(tag))

/** A form with the attributes of `useNativeForm`, `useRuledForm`, `useSentForm` or `useCallForm`. */
const isDesigned = (tag: string, text: string) =>
  /\{\.\.\.[\w.]+\.attributes\}/.test(tag) && /client\/form\/|\.\/form-parts/.test(text)

/** The kind of a form; undefined if it is of none. */
function kindOf(tag: string, text: string): 'plain' | 'designed' | 'schema' | undefined {
  if (isDesigned(tag, text)) return 'designed'
  if (/<SchemaForm\b/.test(text)) return 'schema'
  return isPlain(tag) ? 'plain' : undefined
}

const remedy =
  'let `client/form` make it (`useRuledForm` by the rules of its texts, `useCallForm` where values depend on each other), or `SchemaForm` draw its schema (docs/decisions/37-two-ways-to-keep-values.md)'

const forms = [...source].flatMap(([file, text]) =>
  tagsOf(text).map((tag) => ({ file, kind: kindOf(tag, text) })),
)

describe('a form of the product', () => {
  it('follows from a schema, or is designed on the rules of texts, unless the browser sends it by itself', () => {
    const others = forms.filter(({ kind }) => kind === undefined).map(({ file }) => `${file}: ${remedy}`)
    expect(others).toEqual([])
  })
  it('is never judged by the browser, whose words are in its own language', () => {
    const judged = (text: string) => /\brequired\b|<Field\b|type="(?:email|url|number|tel)"/.test(text)
    const wrong = [...source].flatMap(([file, text]) =>
      tagsOf(text)
        .filter((tag) => judged(text) && !/\bnoValidate\b|\.attributes\}/.test(tag))
        .map(() => `${file}: add noValidate, and let the server name the fault at its field`),
    )
    expect(wrong).toEqual([])
  })
  it('is found in each of these ways', () => {
    const count = (kind: string) => forms.filter((form) => form.kind === kind).length
    expect(count('schema')).toBeGreaterThan(1)
    expect(count('designed')).toBeGreaterThan(15)
    expect(count('plain')).toBeGreaterThan(5)
  })
  it.each([
    ['<form onSubmit={(event) => { event.preventDefault(); save() }}>', undefined],
    ['<form method="post" action="/x" onSubmit={save}>', undefined],
    ['<form {...form.attributes} className="grid">', undefined],
    ['<form method="post" action="/x">', 'plain'],
    ['<form action={to.href} onSubmit={remember}>', 'plain'],
  ])('is told apart: %s', (tag, kind) => {
    expect(tagsOf(`return ${tag}`)).toEqual([tag])
    expect(kindOf(tag, tag)).toBe(kind)
  })
})

/** The files and packages that a file brings at once or later, by their imports. */
function broughtBy(entry: string): Map<string, string> {
  const found = new Map([[entry, '']])
  for (const file of found.keys()) {
    const text = source.get(file) ?? ''
    for (const [, names, target = ''] of text.matchAll(
      /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm,
    )) {
      if (/^\{(?:\s*type\s[^,}]*,?)+\s*\}$/.test(names?.trim() ?? '')) continue
      const path = target.startsWith('.') ? join(dirname(file), target) : target
      if (!found.has(path)) found.set(path, file)
    }
  }
  return found
}

describe('an island', () => {
  it('has no library for a form: its native controls keep the values (`useNativeForm`)', () => {
    const islands = [...source.keys()].filter((file) => /^blocks\/.*\.client\.tsx$/.test(file))
    expect(islands.length).toBeGreaterThan(30)
    const wrong = islands.flatMap((island) => {
      const by = broughtBy(island).get('react-hook-form')
      return by ? [`${island} brings react-hook-form by ${by}`] : []
    })
    expect(wrong).toEqual([])
    expect(broughtBy('app/pro/staff/invite.tsx').has('react-hook-form')).toBe(true)
  })
})

it('of the application asks for a date in the language of the screen: `DatePicker` (`FormDate` in a form), not the browser’s own field', () => {
  const wrong = [...source].filter(
    ([file, text]) => file.startsWith('app/') && /(?:kind|type)="date"/.test(text),
  )
  expect(wrong.map(([file]) => file)).toEqual([])
})

it('is loaded later in one way: `loadedPart`, which says so where it cannot be, not `lazy` of React', () => {
  const wrong = [...source].filter(([, text]) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text))
  expect(wrong.map(([file]) => file)).toEqual([])
})
