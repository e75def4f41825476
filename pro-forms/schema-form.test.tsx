import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { translate } from '../locales/index.ts'
import { type Locale, locales } from '../locales/locale.ts'
import cabinets from '../schemas/areas/cabinets.ts'
import type { Problem } from '../schemas/core/problem.ts'
import { t as field, type TObject } from '../schemas/core/type.ts'
import { PageProvider } from '../ui/core/page-context.tsx'
import { fieldOptions } from './field-options.ts'
import { SchemaForm } from './schema-form.tsx'

const label = { ru: 'Имя', kk: 'Аты', uz: 'Ismi', en: 'Name' }
const noCabinet = { name: {}, phones: [], photos: [] }

type Given = Partial<Omit<ComponentProps<typeof SchemaForm>, 'schema' | 'onChange'>>

const draw = (schema: TObject, reader: Locale, { value = {}, locale = 'ru', ...given }: Given = {}): string =>
  renderToStaticMarkup(
    <PageProvider value={{ locale: reader, t: translate(reader) }}>
      <SchemaForm schema={schema} value={value} locale={locale} {...given} onChange={() => {}} />
    </PageProvider>,
  )

describe('a form drawn from a schema', () => {
  it.each(locales)('has a control under a label in %s for each field of a cabinet (R95)', (locale) => {
    const html = draw(cabinets.schema, locale, { value: noCabinet })
    for (const schema of Object.values(cabinets.schema.properties))
      expect(html).toContain(fieldOptions(schema, locale).label)
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
  it('offers what other rows have in a text, in the language that is edited', () => {
    const schema = field.object({ name: field.text({ label }), other: field.text({ label }) })
    const services = { suggestions: { name: [{ ru: 'Терапия', uz: 'Terapiya' }, { ru: 'Хирургия' }] } }
    const offered = (locale: Locale) =>
      [...draw(schema, 'ru', { locale, services }).matchAll(/<option value="([^"]+)"/g)].map(([, one]) => one)
    expect(offered('ru')).toEqual(['Терапия', 'Хирургия'])
    expect(offered('uz')).toEqual(['Terapiya'])
  })
  it('says what is wrong at its field, and in which language a text is missing', () => {
    const problems: Problem[] = [{ path: ['name', 'ru'], code: 'required', params: {} }]
    const html = draw(cabinets.schema, 'kk', { value: noCabinet, problems })
    expect(html).toContain(translate('kk')('forms:requiredInRussian'))
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  })
  it.each(['ru', 'uz'] as const)('says in %s who reads words that stand in for Russian ones', (reader) => {
    const schema = field.object({ name: field.text({ label }) })
    const given = {
      value: { name: { uz: 'Tish davolash' } },
      lending: { lenders: ['uz'], asked: reader },
    } as const
    const t = translate(reader)
    const own = draw(schema, reader, { ...given, locale: 'uz' })
    expect(own).toContain(t('forms:lent'))
    expect(own).not.toContain(t('forms:russianNeeded'))
    const russian = draw(schema, reader, { ...given, locale: 'ru' })
    expect(russian).toContain('placeholder="Tish davolash"')
    expect(russian).toContain(t('forms:from.uz'))
  })
  it('says that Russian is needed as soon as a text is written in another language only', () => {
    const schema = field.object({ alt: field.optional(field.text({ label })) })
    const needed = translate('uz')('forms:russianNeeded')
    const said = (alt: object) => draw(schema, 'uz', { value: { alt }, locale: 'uz' }).includes(needed)
    expect([said({}), said({ uz: 'Kreslo' }), said({ uz: 'Kreslo', ru: 'Кресло' })]).toEqual([
      false,
      true,
      false,
    ])
  })
  it('shows the fields of a group together under its word, closed, after the others', () => {
    const named = (name: string) => field.optional(field.string({ label: { ...label, ru: name } }))
    const schema = field.object(
      { first: named('Первое'), more: named('Ещё'), last: named('Последнее') },
      { groups: [{ label: { ...label, ru: 'Дополнительно' }, fields: ['more'] }] },
    )
    const html = draw(schema, 'ru')
    expect(html.match(/Первое|Последнее|Дополнительно|Ещё/g)).toEqual([
      ...['Первое', 'Последнее', 'Дополнительно', 'Ещё'],
    ])
    expect(html).toMatch(/<details (?!open)/)
  })
  it('shows in grey what readers of a language see until it is written', () => {
    const value = { ...noCabinet, name: { ru: 'Филиал на Абая' } }
    expect(draw(cabinets.schema, 'ru', { value, locale: 'uz' })).toContain('placeholder="Филиал на Абая"')
  })
  it('names the rows of a list by the rows that they refer to', () => {
    const schema = field.object({
      rows: field.array(field.object({ at: field.reference('cabinets', { label }) }), { label }),
    })
    const services = { references: { cabinets: [{ value: '11', label: 'На Абая' }] } }
    const html = draw(schema, 'ru', { value: { rows: [{ at: '11' }, { at: '12' }] }, services })
    expect([...html.matchAll(/truncate">([^<]*)</g)].map(([, title]) => title)).toEqual(['На Абая', '12'])
  })
  it('draws the fields of one row of a list, the one that is wrong', () => {
    const schema = field.object({
      rows: field.array(field.object({ text: field.text({ label }) }), { label }),
    })
    const value = { rows: [{ text: { ru: 'Первая' } }, { text: { ru: 'Вторая' } }, { text: {} }] }
    const closed = draw(schema, 'ru', { value })
    expect(closed).toContain('Вторая')
    expect(closed).not.toContain('<input')
    const problems: Problem[] = [{ path: ['rows', 2, 'text', 'ru'], code: 'required', params: {} }]
    const open = draw(schema, 'ru', { value, problems })
    expect(open.match(/<input/g)).toHaveLength(1)
    expect(open).toContain(translate('ru')('forms:requiredInRussian'))
  })
  it('offers to copy a text into the required language only if it exists in the reader’s', () => {
    const problems: Problem[] = [{ path: ['name', 'ru'], code: 'required', params: {} }]
    const offer = translate('uz')('forms:copyTexts')
    const typed = { ...noCabinet, name: { uz: 'Filial' } }
    expect(draw(cabinets.schema, 'uz', { value: typed, problems })).toContain(offer)
    expect(draw(cabinets.schema, 'uz', { value: typed })).not.toContain(offer)
    expect(draw(cabinets.schema, 'uz', { value: noCabinet, problems })).not.toContain(offer)
  })
  it('says what is wrong with a row as a whole, and asks for dates as they are typed', () => {
    const schema = field.object({
      rows: field.array(field.object({ code: field.optional(field.string()) })),
      day: field.date(),
    })
    const html = draw(schema, 'ru', {
      value: { rows: [{}], day: '' },
      problems: [
        { path: ['rows', 0], code: 'placeOrDoctor', params: {} },
        { path: ['day'], code: 'date', params: {} },
      ],
    })
    expect(html).toContain('Выберите филиал или врача.')
    expect(html).toContain('Укажите дату в виде ДД.ММ.ГГГГ.')
  })
  it('shows a year without separating its thousands', () => {
    const value = { since: 2014, count: 2014 }
    const html = draw(field.object({ since: field.year(), count: field.integer() }), 'ru', { value })
    expect(html).toContain('value="2014"')
    expect(html).toMatch(/value="2\s014"/)
  })
})
