import { describe, expect, it } from 'vitest'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { FileUpload } from '../file-upload/file-upload.tsx'
import { render } from '../test/render.tsx'
import { TimePicker } from '../time-picker/time-picker.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { NativeSelect } from './native-select.tsx'
import { NumberInput } from './number-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'

const options = [
  { value: 'a', label: 'А' },
  { value: 'b', label: 'Б' },
]
const single = {
  Input: <Input />,
  'Input that loads': <Input loading />,
  Textarea: <Textarea />,
  NumberInput: <NumberInput />,
  NativeSelect: <NativeSelect options={options} placeholder="Выберите" />,
  Select: <Select options={options} />,
  Combobox: <Combobox options={options} />,
  DatePicker: <DatePicker />,
  TimePicker: <TimePicker />,
  FileUpload: <FileUpload upload={() => Promise.reject(new Error('unused'))} />,
}
const groups = {
  CheckboxGroup: <CheckboxGroup options={options} />,
  RadioGroup: <RadioGroup options={options} />,
}
const tagWith = (html: string, text: string) =>
  html.match(/<[^>]+>/g)?.find((tag) => tag.includes(text) && !tag.startsWith('<label')) ?? ''

describe.each(Object.entries(single))('Field around %s', (_, control) => {
  const html = render(
    <Field label="Имя" hint="Как в паспорте" error="Напишите имя." required id="name">
      {control}
    </Field>,
  )
  const tag = tagWith(html, ' id="name"')

  it('names it by its label', () => {
    expect(html).toContain('for="name"')
    expect(tag).toMatch(/^<(input|textarea|select|button)/)
  })

  it('describes it by what is wrong and then by the hint', () => {
    expect(tag).toMatch(/aria-describedby="[^"]*name-error name-hint"/)
    expect(html).toContain('id="name-hint"')
    expect(html).toContain('id="name-error"')
  })

  it('tells it that it is required and invalid', () => {
    expect(tag).toMatch(/ required=""| aria-required="true"/)
    expect(tag).toContain('aria-invalid="true"')
  })

  it('disables it, and leaves it alone where nothing is said', () => {
    const disabled = render(
      <Field label="Имя" disabled id="name">
        {control}
      </Field>,
    )
    expect(tagWith(disabled, ' id="name"')).toContain(' disabled=""')
    const plain = render(
      <Field label="Имя" id="name">
        {control}
      </Field>,
    )
    expect(tagWith(plain, ' id="name"')).not.toMatch(/ disabled=""|invalid="true"|required=""/)
  })
})

describe.each(Object.entries(groups))('Field around %s', (_, control) => {
  const html = render(
    <Field group label="Язык" hint="Любой" error="Выберите язык." required id="language">
      {control}
    </Field>,
  )

  it('names the group, and each control by its own words', () => {
    expect(tagWith(html, ' role=')).toContain('aria-labelledby="language-label"')
    for (const tag of html.match(/<input[^>]+>/g) ?? []) {
      const id = /aria-labelledby="([^"]+)"/.exec(tag)?.[1]
      expect(html).toMatch(new RegExp(`id="${id}">[АБ]<`))
    }
  })

  it('says the fault before the controls, of which the first one gets the focus', () => {
    expect(html.indexOf('Выберите язык.')).toBeLessThan(html.indexOf(' role='))
  })

  it('describes the group and not every control in it', () => {
    expect(html.match(/aria-describedby=/g)).toHaveLength(1)
  })

  it('gives no two elements one id', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('Field', () => {
  it('lets a control keep its own id and description', () => {
    const html = render(
      <Field label="Имя" hint="Подсказка" id="name">
        <Input id="own" aria-describedby="more" />
      </Field>,
    )
    expect(tagWith(html, ' id="own"')).toContain('aria-describedby="more name-hint"')
  })

  it('says nothing of hints and errors that are not there', () => {
    const html = render(
      <Field label="Имя">
        <Input />
      </Field>,
    )
    expect(html).not.toContain('aria-describedby')
  })
})
