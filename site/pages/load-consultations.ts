import { z } from 'zod'
import { consultationsToPage } from '../../content-adapters/pages/consultations-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { beyondLast, NotFound, Redirect } from '../core/outcome.ts'
import { type PostedForm, paramPatterns, type Route } from '../core/route.ts'

/** The form with which a consultation begins; it goes on at its own page, which names the next step. */
const consultationForm: PostedForm = {
  call: '/w-front/v1/online_consultation',
  accepted: z
    .object({ CONSULTATION_CODE: z.string(), TOKEN: z.string() })
    .transform(({ CONSULTATION_CODE: code, TOKEN: token }) => ({
      path: paths.ownConsultation,
      query: { code, token },
    })),
}

/** Secret query parameters of a link to a consultation: no page contains them. */
const linked = { code: /./, token: /./ }

/**
 * R13: clinics that give online consultations, the form of one of them (`company`), or, with `code` and `token`, the page of a consultation.
 * 404 for a clinic that gives none.
 */
export const onlineConsultations: Pick<Route, 'query' | 'flags' | 'form' | 'load'> = {
  query: ['company', 'doctor', 'page'],
  flags: linked,
  form: consultationForm,
  load: async ({ source, locale, host, path, query }) => {
    if (query.has('code') && query.has('token'))
      throw new Redirect(host.href(paths.ownConsultation, locale), 302, ['company', 'doctor', 'page'])
    const code = query.get('company')
    if (code) {
      const company = paramPatterns.company?.test(code)
        ? await source.company(code).catch((error: unknown) => {
            throw error instanceof SourceError && error.isMissing ? new NotFound(path) : error
          })
        : undefined
      if (!company?.takesConsultations) throw new NotFound(path)
      const doctor = query.get('doctor') ?? ''
      return {
        content: consultationsToPage({ company, doctor: /^[\w-]{1,60}$/.test(doctor) ? doctor : undefined }),
        layout: 'default',
        canonical: paths.consultations,
      }
    }
    const page = Number(query.get('page') ?? 1)
    if (!Number.isInteger(page) || page < 1 || page > 100_000) throw beyondLast(path)
    const list = await source.consulting(page)
    if (page > Math.max(list.pages, 1)) throw beyondLast(path)
    return {
      content: consultationsToPage({ page, isEmpty: list.total === 0 }),
      layout: 'default',
      canonical: page > 1 ? paths.consultationsPage(page) : paths.consultations,
    }
  },
}
