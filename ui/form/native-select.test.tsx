import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Field } from './field.tsx'
import { NativeSelect } from './native-select.tsx'

const selectOf = (placeholder?: string) =>
  render(
    <Field label="Whom" required>
      <NativeSelect options={[{ value: '1', label: 'One' }]} {...(placeholder && { placeholder })} />
    </Field>,
  )

it('says that a value is required only if the first option is empty, as HTML wants it', () => {
  expect(selectOf('Choose')).toMatch(/<select[^>]* required=""/)
  expect(selectOf()).not.toMatch(/<select[^>]* required/)
})
