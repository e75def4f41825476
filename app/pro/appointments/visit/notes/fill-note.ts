import type { Locale } from '../../../../../locales/locale.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { fill, type TemplateValues } from '../../../../../schemas/records/fill-template.ts'
import { isTemplateVariable, templateVariables } from '../../../../../schemas/records/template-variables.ts'

/** What stands for a value that nobody knows: a place to write it, as on paper. */
const blank = '____'

/** A template of a note with the facts of a visit, in the language of the doctor or the nearest one that it has, and what of them is not known. */
export function fillNote(
  body: Partial<Record<Locale, string>>,
  values: TemplateValues,
  locale: Locale,
): { text: string; missing: string[] } {
  const picked = pickLocalized(body, locale)
  if (!picked) return { text: '', missing: [] }
  const template = { lang: picked.lang, body: picked.value }
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? blank]))
  return {
    text: fill(template, known).body,
    missing: fill(template, values)
      .problems.filter(({ problem }) => problem === 'missing')
      .map(({ variable }) => (isTemplateVariable(variable) ? templateVariables[variable][locale] : variable)),
  }
}

/** A template below what is written already, which stays. */
export const appended = (written: string, template: string): string =>
  written.trim() === '' ? template : `${written.trimEnd()}\n\n${template}`
