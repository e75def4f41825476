import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Switch } from './switch.tsx'

const options = [
  { value: 'ru', label: 'Русский' },
  { value: 'kk', label: 'Қазақша', note: 'По понедельникам' },
  { value: 'uz', label: 'Oʻzbekcha', disabled: true },
]
const inputs = (html: string) => html.match(/<input[^>]+>/g) ?? []

describe('Checkbox', () => {
  it('is sent by a form without a script', () => {
    expect(render(<Checkbox name="remind" value="yes" defaultChecked label="Напомнить" />)).toMatch(
      /<input[^>]*type="checkbox"[^>]*name="remind"|<input[^>]*name="remind"[^>]*type="checkbox"/,
    )
  })

  it('is named by its words and described by the line below them', () => {
    const [tag = ''] = inputs(render(<Checkbox label="Напомнить" note="За два часа" />))
    const id = (name: string) => new RegExp(`aria-${name}="([^"]+)"`).exec(tag)?.[1]
    const html = render(<Checkbox label="Напомнить" note="За два часа" />)
    expect(html).toContain(`<span id="${id('labelledby')}">Напомнить</span>`)
    expect(html).toMatch(new RegExp(`<span id="${id('describedby')}"[^>]*>За два часа</span>`))
  })
})

describe('Switch', () => {
  it('says that it is one, and that its change is being saved', () => {
    const html = render(<Switch label="Показывать цены" loading />)
    expect(html).toContain('role="switch"')
    expect(html).toContain('aria-busy="true"')
  })
})

describe('CheckboxGroup', () => {
  it('ticks what is chosen and disables what cannot be', () => {
    const tags = inputs(
      render(<CheckboxGroup options={options} defaultValue={['ru', 'uz']} name="languages" />),
    )
    expect(tags.map((tag) => tag.includes('checked=""'))).toEqual([true, false, true])
    expect(tags.map((tag) => tag.includes('disabled=""'))).toEqual([false, false, true])
    expect(tags.every((tag) => tag.includes('name="languages"'))).toBe(true)
  })
})

describe('RadioGroup', () => {
  it('gives all buttons one name, so that arrow keys go round in them', () => {
    const names = inputs(render(<RadioGroup options={options} value="kk" />)).map(
      (tag) => /name="([^"]+)"/.exec(tag)?.[1],
    )
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toBeTruthy()
  })

  it('marks only the chosen one', () => {
    const tags = inputs(render(<RadioGroup options={options} value="kk" />))
    expect(tags.map((tag) => tag.includes('checked=""'))).toEqual([false, true, false])
  })
})
