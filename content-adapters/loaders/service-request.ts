import type serviceRequest from '../../schemas/blocks/service-request.ts'
import { defineLoader } from '../loader.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The API rejected longer values; they are truncated when shown again. */
const longest = 4000

const entries = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists)
    .flatMap(([name, texts]) => texts.map((text) => ({ name, text: text.slice(0, longest) })))
    .filter(({ name, text }) => name.length <= 60 && /\S/.test(name) && /\S/.test(text))
    .slice(0, 40)

export default defineLoader<typeof serviceRequest>(async (_props, { form }) => {
  if (!form) return {}
  if (form.kind === 'sent') return { sent: true }
  const { values, errors, message } = form
  return withoutUndefined({ values: entries(values), errors: entries(errors), message })
})
