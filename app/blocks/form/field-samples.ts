import cabinets from '../../../schemas/areas/cabinets.ts'
import { localizedShape } from '../../../schemas/core/localized-shape.ts'
import { type Label, t } from '../../../schemas/core/type.ts'
import { actionField } from '../../../schemas/page/action-field.ts'
import { exampleParagraph } from '../../../schemas/page/example-paragraph.ts'

const named = (name: string): Label => localizedShape(name, name)

const one: Label = { ru: 'Первое', kk: 'Бірінші', uz: 'Birinchi', en: 'One' }
const two: Label = { ru: 'Второе', kk: 'Екінші', uz: 'Ikkinchi', en: 'Two' }

const { point, phones, timezone, hours, photos } = cabinets.schema.properties

/** Every kind of field, under the name of its schema helper (`t.text` is `text`). */
const schema = t.object({
  text: t.optional(t.text({ label: named('text') })),
  multiline: t.optional(t.text({ label: named('multiline'), multiline: true })),
  rich: t.optional(t.rich({ label: named('rich') })),
  string: t.optional(t.string({ label: named('string') })),
  number: t.optional(t.integer({ label: named('number'), minimum: 1 })),
  boolean: t.optional(t.boolean({ label: named('boolean') })),
  choice: t.optional(t.choice({ one, two }, { label: named('choice') })),
  timezone: t.optional(timezone),
  date: t.optional(t.date({ label: named('date') })),
  instant: t.optional(t.instant({ label: named('instant') })),
  time: t.optional(t.time({ label: named('time') })),
  phone: t.optional(t.phone({ label: named('phone') })),
  link: t.optional(t.link({ label: named('link') })),
  image: t.optional(t.image({ label: named('image') })),
  price: t.optional(t.price({ label: named('price') })),
  reference: t.optional(t.reference('doctors', { label: named('reference') })),
  point,
  phones: t.optional(phones),
  hours,
  photos: t.optional(photos),
  words: t.optional(t.array(t.string(), { label: named('words'), maxItems: 5 })),
  rows: t.optional(t.array(actionField({}), { label: named('rows') })),
  object: t.optional(actionField({ label: named('object') })),
  variants: t.optional(
    t.variants(
      'kind',
      {
        one: t.object({ name: t.text({ label: named('name of one') }) }),
        two: t.object({ count: t.integer({ label: named('count of two') }) }),
      },
      { label: named('variants'), labels: { one, two } },
    ),
  ),
})

export const fieldSamples: { schema: typeof schema; example: Record<string, unknown> } = {
  schema,
  example: {
    rich: { ru: [exampleParagraph('a', 'Первый абзац.'), exampleParagraph('b', 'Второй абзац.')] },
    rows: [
      { label: { ru: 'Записаться' }, link: { kind: 'page', path: '/contacts' } },
      { label: { ru: 'Позвонить' }, link: { kind: 'phone', number: '+77000000000' } },
    ],
  },
}
