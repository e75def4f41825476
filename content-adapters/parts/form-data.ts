import type { FormState } from '../form-state.ts'
import { withoutUndefined } from './without-undefined.ts'

/** The API rejected longer values; they are truncated when shown again. */
const longest = 4000

const entries = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists)
    .flatMap(([name, texts]) => texts.map((text) => ({ name, text: text.slice(0, longest) })))
    .filter(({ name, text }) => name.length <= 60 && /\S/.test(name) && /\S/.test(text))
    .slice(0, 40)

/** The fields of a form that was posted without JavaScript, for its block (`formFields`). */
export function formData(form: FormState | undefined) {
  if (!form) return {}
  if (form.kind === 'sent') return withoutUndefined({ sent: true, number: form.number })
  const { values, errors, message } = form
  return withoutUndefined({ values: entries(values), errors: entries(errors), message })
}
