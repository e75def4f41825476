import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Input } from './input.tsx'
import { NativeSelect } from './native-select.tsx'
import { NumberInput } from './number-input.tsx'
import { Select } from './select.tsx'

describe('Input', () => {
  it.each([
    ['email', 'type="email"'],
    ['phone', 'type="tel"'],
    ['search', 'type="search"'],
    ['text', 'type="text"'],
  ] as const)('brings up the keyboard for %s', (kind, attribute) => {
    expect(render(<Input kind={kind} />)).toContain(attribute)
  })

  it('lets a form turn off what its kind proposes', () => {
    expect(render(<Input kind="phone" autoComplete="off" />)).toContain('autoComplete="off"')
  })

  it('says that what was written is being checked', () => {
    expect(render(<Input loading />)).toContain('aria-busy="true"')
  })
})

describe('NumberInput', () => {
  it('writes a number the Russian way in every language (C-4)', () => {
    expect(render(<NumberInput defaultValue={4950.5} aria-label="Price" />, 'en')).toContain(
      'value="4\u00a0950,5"',
    )
  })
})

describe('Select', () => {
  it('shows the words of its value, not the value', () => {
    const options = [{ label: 'Приёмы', options: [{ value: 'first', label: 'Первичный приём' }] }]
    expect(render(<Select options={options} defaultValue="first" aria-label="Услуга" />)).toContain(
      'Первичный приём',
    )
  })

  it('asks to choose in the language of the page where nothing is chosen', () => {
    expect(render(<Select options={[]} aria-label="x" />, 'uz')).toContain('Tanlang')
  })
})

describe('NativeSelect', () => {
  it('is a list of the browser with headings', () => {
    const html = render(
      <NativeSelect
        name="time"
        defaultValue="14"
        placeholder="Выберите"
        options={[
          { value: '9', label: 'Утром' },
          { label: 'Позже', options: [{ value: '14', label: 'Днём', disabled: true }] },
        ]}
      />,
    )
    expect(html).toContain('<option value="">Выберите</option><option value="9">Утром</option>')
    expect(html).toContain('<optgroup label="Позже"><option value="14" disabled="" selected="">Днём</option>')
  })
})
