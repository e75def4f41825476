import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { translate } from '../locales/index.ts'
import { type Locale, locales } from '../locales/locale.ts'
import cabinets from '../schemas/areas/cabinets.ts'
import { t as field, type TObject } from '../schemas/type.ts'
import { PageProvider } from '../ui/page-context.tsx'
import { fieldOptions } from './field-options.ts'
import { type FormState, FormStateProvider } from './form-context.ts'
import { SchemaFields } from './schema-fields.tsx'

const label = { ru: 'Имя', kk: 'Аты', uz: 'Ismi', en: 'Name' }

function draw(schema: TObject, reader: Locale, state: Partial<FormState> = {}): string {
  const form: FormState = {
    value: {},
    problems: [],
    locale: 'ru',
    set: () => {},
    isReadOnly: false,
    services: {},
    ...state,
  }
  return renderToStaticMarkup(
    <PageProvider value={{ locale: reader, t: translate(reader) }}>
      <FormStateProvider value={form}>
        <SchemaFields schema={schema} path={[]} />
      </FormStateProvider>
    </PageProvider>,
  )
}

describe('a form drawn from a schema', () => {
  it.each(locales)('has a control under a label in %s for each field of a cabinet (R95)', (locale) => {
    const html = draw(cabinets.schema, locale, { value: { name: {}, phones: [], photos: [] } })
    const labels = Object.values(cabinets.schema.properties).map(
      (schema) => fieldOptions(schema, locale).label,
    )
    for (const expected of labels) expect(html).toContain(expected)
  })
  it('draws texts, numbers, choices and yes or no by what the schema says', () => {
    const schema = field.object({
      text: field.text({ label }),
      long: field.text({ label, multiline: true }),
      code: field.string({ label }),
      count: field.integer({ label }),
      isOpen: field.boolean({ label }),
      kind: field.choice({ a: label, b: label }, { label }),
      inner: field.object({ deep: field.string({ label: { ...label, en: 'Deep' } }) }),
      secret: field.string({ label: { ...label, en: 'Hidden' }, hidden: true }),
    })
    const html = draw(schema, 'en')
    expect(html.match(/<textarea/g)).toHaveLength(1)
    expect(html).toContain('type="checkbox"')
    expect(html).toContain('Deep')
    expect(html).not.toContain('Hidden')
  })
  it('says what is wrong at its field, in the words of the API', () => {
    const problems = [{ path: ['name', 'ru'], code: 'required', params: {} }] as const
    const html = draw(cabinets.schema, 'kk', {
      value: { name: {}, phones: [], photos: [] },
      problems: problems.map((problem) => ({ ...problem, path: [...problem.path] })),
    })
    expect(html).toContain(translate('kk')('problems:required'))
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  })
  it('shows in grey what readers of a language see until it is written', () => {
    const value = { name: { ru: 'Филиал на Абая' }, phones: [], photos: [] }
    expect(draw(cabinets.schema, 'ru', { value, locale: 'uz' })).toContain('placeholder="Филиал на Абая"')
  })
  it('names the field that nothing draws', () => {
    const schema = field.object({ list: field.array(field.string()) })
    expect(() => draw(schema, 'ru')).toThrow('No control draws array "array" at list')
  })
})
