import type caseForm from '../../schemas/blocks/case-form.ts'
import { filedFields } from '../../schemas/cases/filed-fields.ts'
import { filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { defineLoader } from '../loader.ts'
import { formData } from '../parts/form-data.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The form of a kind of case, for a clinic that has an address for questions; nothing for a kind that this version does not have. */
export default defineLoader<typeof caseForm>(async ({ kind }, { company, form }) => {
  const filed = filedKinds.get(kind)?.filed
  if (!filed || !company?.emailForIssues) return undefined
  return {
    company: company.code,
    clinic: company.name,
    fields: filedFields(filed.form).map(({ choices = {}, ...field }) =>
      withoutUndefined({
        ...field,
        choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
      }),
    ),
    ...formData(form),
  }
})
