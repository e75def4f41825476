import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { translate } from '../locales/index.ts'
import doctors from '../schemas/areas/doctors.ts'
import { areaDefinitions } from '../schemas/areas/registry.ts'
import { judge } from '../schemas/core/judge.ts'
import { shapeOf } from '../schemas/core/schema-shape.ts'
import { type TObject, type TSchema, t } from '../schemas/core/type.ts'
import { publishedSchema } from '../schemas/publication.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { PageProvider } from '../ui/core/page-context.tsx'
import { SchemaForm } from './schema-form.tsx'
import { uiSchemaOf } from './ui-schema.ts'

type Value = Record<string, unknown>

const forms: [name: string, schema: TObject, example: Value][] = [
  ...[...blockDefinitions.values()].flatMap(({ type, props, data, example }) => [
    [type, props, example.props] as [string, TObject, Value],
    ...(data && example.data ? [[`${type}, its data`, data, example.data] as [string, TObject, Value]] : []),
  ]),
  ...[...areaDefinitions.values()].map(
    ({ name, schema, example }) => [`area ${name}`, schema, example] as [string, TObject, Value],
  ),
  [
    'a doctor with hours in a branch',
    doctors.schema,
    {
      ...doctors.example,
      places: [
        {
          cabinet: '11',
          hours: {
            week: [{ day: 1, intervals: [{ from: '20:00', to: '08:00' }] }],
            exceptions: [{ date: '2026-12-16', intervals: [], note: { ru: 'Отпуск' } }],
          },
        },
      ],
    },
  ],
  [
    'what says when a row is shown',
    publishedSchema({ schema: t.object({}), scheduled: true }),
    { status: 'hidden', shownFrom: '2026-12-01T04:00:00Z', shownUntil: '2026-12-08T04:00:00Z' },
  ],
]

/** Renders a form; returns its text and the changes that it made by itself. */
function draw(schema: TObject, value: Value) {
  const onChange = vi.fn()
  const { problems } = judge(schema, value)
  const html = renderToStaticMarkup(
    <PageProvider value={{ locale: 'kk', t: translate('kk') }}>
      <SchemaForm schema={schema} value={value} problems={problems} onChange={onChange} locale="ru" />
    </PageProvider>,
  )
  return { html, changes: onChange.mock.calls }
}

/** How many fields of a schema are visible at first. */
function visible(schema: TSchema): number {
  if (uiSchemaOf(schema, 'ru')['ui:widget'] === 'hidden') return 0
  const shape = shapeOf(schema)
  if (shape.kind !== 'object' || uiSchemaOf(schema, 'ru')['ui:field']) return 1
  return Object.values(shape.properties).reduce<number>((sum, inner) => sum + visible(inner), 0)
}

/** The fields of an object that have a frame of their own. */
const framed = (schema: TObject): string[] =>
  Object.entries(schema.properties).flatMap(([name, inner]) => {
    const ui = uiSchemaOf(inner, 'ru')
    const isObject = shapeOf(inner).kind === 'object' && !ui['ui:field']
    return ui['ui:widget'] === 'hidden' || isObject ? [] : [name]
  })

describe('the form of every block and area', () => {
  it.each(forms)('can find each field of %s, to lead to its problem', (_, schema, example) => {
    const { html } = draw(schema, example)
    expect(framed(schema).filter((name) => !html.includes(`data-place="${name}"`))).toEqual([])
  })
  it.each(forms)('draws %s with its example and leaves it as it is', (_, schema, example) => {
    const before = structuredClone(example)
    const { html, changes } = draw(schema, example)
    expect(changes).toEqual([])
    expect(example).toEqual(before)
    expect(html.match(/mb-1\.5|role="group"|type="checkbox"/g)?.length ?? 0).toBeGreaterThanOrEqual(
      visible(schema),
    )
  })
  it.each(forms)('draws %s with nothing in it and leaves it as it is', (_, schema) => {
    expect(draw(schema, {}).changes).toEqual([])
  })
})
