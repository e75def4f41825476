import { translate } from '../../locales/index.ts'
import type caseForm from '../../schemas/blocks/case-form.ts'
import { filedFields } from '../../schemas/cases/filed-fields.ts'
import { filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { defineLoader } from '../loader.ts'
import { formData } from '../parts/form-data.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The form of a kind of case, for a clinic that has an address for questions; nothing for a kind that this version does not have. */
export default defineLoader<typeof caseForm>(async ({ kind }, { company, form, locale }) => {
  const filed = filedKinds.get(kind)?.filed
  if (!filed || !company?.emailForIssues) return undefined
  const fields = filedFields(filed.form)
  const drawn = [...fields.map(({ name }) => `VALUE[${name}]`), 'NAME', 'CONTACT', 'CONSENT', 'CODE']
  // The kind has lost a field since the page was opened: its fault has no place, and the form as it is now can be sent.
  const isOutdated =
    form?.kind === 'refused' && Object.keys(form.errors).some((name) => !drawn.includes(name))
  return {
    company: company.code,
    clinic: company.name,
    fields: fields.map(({ choices = {}, ...field }) =>
      withoutUndefined({
        ...field,
        choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
      }),
    ),
    ...formData(form),
    ...(isOutdated && { message: translate(locale)('blocks:case-form.outdated') }),
  }
})
