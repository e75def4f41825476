import { describe, expect, it } from 'vitest'
import { Field } from '../form/field.tsx'
import { render } from '../test/render.tsx'
import { DatePicker } from './date-picker.tsx'

describe('DatePicker', () => {
  it('shows its date as it is typed, in a field that is sent without a script too', () => {
    const html = render(
      <Field label="Дата приёма" id="date">
        <DatePicker name="date" defaultValue="2026-11-24" />
      </Field>,
    )
    expect(html).toContain('value="24.11.2026"')
    expect(html).toMatch(/<input[^>]*id="date"[^>]*name="date"|<input[^>]*name="date"[^>]*id="date"/)
  })

  it.each([
    ['ru', 'ДД.ММ.ГГГГ', 'Открыть календарь'],
    ['kk', 'КК.АА.ЖЖЖЖ', 'Күнтізбені ашу'],
    ['uz', 'KK.OO.YYYY', 'Taqvimni ochish'],
    ['en', 'DD.MM.YYYY', 'Open the calendar'],
  ] as const)('tells in %s how to write a date and what the button does', (locale, placeholder, open) => {
    const html = render(<DatePicker aria-label="x" />, locale)
    expect(html).toContain(`placeholder="${placeholder}"`)
    expect(html).toContain(`aria-label="${open}"`)
  })

  it('is disabled as a whole in a disabled field', () => {
    const html = render(
      <Field label="Действует до" disabled>
        <DatePicker />
      </Field>,
    )
    expect(html.match(/ disabled=""/g)).toHaveLength(2)
  })
})
