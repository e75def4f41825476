import { z } from 'zod'
import { questionLinkToPage } from '../../content-adapters/pages/question-link-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import { NotFound } from '../core/outcome.ts'
import { askingQuery, type PostedForm, type Route } from '../core/route.ts'
import { linkedCompany } from './linked-company.ts'

/** The form in which a clinic is asked. */
export const askQuestionForm: PostedForm = {
  call: '/w-front/v1/question',
  accepted: z
    .object({ QUESTION_CODE: z.string() })
    .transform(({ QUESTION_CODE }) => ({ sent: QUESTION_CODE })),
}

/** R22: asks the clinic that the link names, by code or slug; 404 for one that visitors do not see or that takes no questions. */
export const questionLink: Pick<Route, 'query' | 'form' | 'load'> = {
  query: ['company', ...askingQuery, 'sent'],
  form: askQuestionForm,
  load: async (context) => {
    const company = await linkedCompany(context)
    if (!company.emailForIssues) throw new NotFound(context.path)
    return {
      content: questionLinkToPage(company),
      layout: 'empty',
      profile: withoutUndefined({ ...company, settings: undefined }),
      canonical: paths.company(company.slug) + paths.askQuestion,
    }
  },
}
