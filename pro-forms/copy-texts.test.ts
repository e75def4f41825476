import { expect, it } from 'vitest'
import { t } from '../schemas/core/type.ts'
import { copyTexts } from './copy-texts.ts'

it('copies texts into a language in which they are empty, also in lists and alternatives', () => {
  const schema = t.object({
    name: t.text(),
    post: t.text(),
    warning: t.ownText(),
    rows: t.array(t.variants('kind', { a: t.object({ note: t.text() }) })),
    code: t.string(),
  })
  const value = {
    name: { uz: 'Ism' },
    post: { ru: 'Врач', uz: 'Shifokor' },
    warning: { uz: 'Diqqat' },
    rows: [{ kind: 'a', note: { uz: 'Izoh', ru: '  ' } }],
    code: 'uz',
  }
  expect(copyTexts(schema, value, { from: 'uz', to: 'ru' })).toEqual({
    ...value,
    name: { uz: 'Ism', ru: 'Ism' },
    rows: [{ kind: 'a', note: { uz: 'Izoh', ru: 'Izoh' } }],
  })
})
