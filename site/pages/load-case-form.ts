import { z } from 'zod'
import { caseFormToPage } from '../../content-adapters/pages/case-form-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import { filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { NotFound } from '../core/outcome.ts'
import type { Route } from '../core/route.ts'
import { linkedCompany } from './linked-company.ts'

/** R126: the form of a kind of case to the clinic that the link names; 404 for an unknown kind, and a clinic that takes no questions. */
export const caseFormPage: Pick<Route, 'query' | 'form' | 'load'> = {
  query: ['company', 'sent'],
  form: {
    call: ({ kind }) => `/w-front/v1/case/${kind}`,
    accepted: z.object({ CASE_CODE: z.string() }).transform(({ CASE_CODE }) => ({ sent: CASE_CODE })),
  },
  load: async (context) => {
    const kind = filedKinds.get(context.params.kind ?? '')
    if (!kind) throw new NotFound(context.path)
    const company = await linkedCompany(context)
    if (!company.emailForIssues) throw new NotFound(context.path)
    return {
      content: caseFormToPage(kind, company),
      layout: 'empty',
      profile: withoutUndefined({ ...company, settings: undefined }),
      // Without its query the address names no clinic.
      canonical: paths.company(company.slug) + paths.askQuestion,
    }
  },
}
