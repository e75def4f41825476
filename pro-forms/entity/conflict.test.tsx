import { expect, it } from 'vitest'
import { t } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import { Conflict } from './conflict.tsx'
import { type Entity, mergeVersions } from './merge.ts'

const label = (ru: string) => ({ label: { ru, kk: ru, uz: ru, en: ru } })
const schema = t.object({
  about: t.optional(t.rich(label('О враче'))),
  photo: t.optional(t.image(label('Фотография'))),
  place: t.optional(t.reference('cabinets', label('Филиал'))),
  price: t.optional(t.number(label('Цена'))),
})
const paragraph = (text: string) => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text, marks: [] }],
  markDefs: [],
})
const photo = (name: string) => ({ src: `/images/demo/${name}`, width: 3, height: 2, alt: { ru: 'Портрет' } })

const base = { about: { ru: [paragraph('Общий абзац.')] }, photo: photo('before'), place: '11', price: 4000 }
const version = (words: string, name: string, place: string, price: number): Entity => ({
  about: { ru: [paragraph('Общий абзац.'), paragraph(words)] },
  photo: photo(name),
  place,
  price,
})

const html = () => {
  const { merged, conflicts } = mergeVersions(
    base,
    version('Мои слова.', 'mine', '12', 12500),
    version('Их слова.', 'theirs', '13', 13000),
  )
  return render(
    <Conflict
      schema={schema}
      conflicts={conflicts}
      merged={merged}
      author={{ savedBy: 'Омарова Алия', savedAt: '2026-01-05T04:07:00Z' }}
      services={{ references: { cabinets: [{ value: '12', label: 'На Абая' }] }, timezone: 'Asia/Almaty' }}
      onResolve={() => {}}
    />,
  )
}

it('says who saved the other version and when, by the clocks of the clinic', () => {
  expect(html()).toMatch(/Омарова Алия · сохранён[^<]* 09:07/)
})

it('asks about each field by its label, and shows of it what differs in words and pictures', () => {
  const shown = html()
  for (const name of ['О враче', 'Фотография', 'Филиал', 'Цена']) expect(shown).toContain(`>${name}</legend>`)
  expect(shown).toContain('…\nМои слова.')
  expect(shown).toContain('…\nИх слова.')
  expect(shown).toContain('На Абая')
  expect(shown).toContain('12\u00A0500')
  for (const name of ['mine', 'theirs']) expect(shown).toContain(`src="/images/demo/${name}/320"`)
  // A row that is not among the references has no code on the screen.
  expect(shown).toContain('новая или удалённая запись')
  expect(shown).not.toMatch(/>1[13]</)
  expect(shown).not.toMatch(/_type|"src"|\{/)
})

it('repeats what was before only where something of it was lost', () => {
  expect(html().match(/Было:/g)).toHaveLength(3)
  expect(html().match(/Общий абзац/g)).toBeNull()
})
