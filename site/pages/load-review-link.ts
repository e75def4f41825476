import { reviewLinkToPage } from '../../content-adapters/pages/review-link-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import type { Route } from '../core/route.ts'
import { linkedCompany } from './linked-company.ts'

/** R23: leaves a review of the clinic that the link names, by code or slug; 404 for one that visitors do not see. */
export const reviewLink: Pick<Route, 'query' | 'load'> = {
  query: ['company'],
  load: async (context) => {
    const company = await linkedCompany(context)
    const section = sectionOf(company)
    return {
      content: reviewLinkToPage(company),
      layout: 'empty',
      profile: withoutUndefined({ ...company, settings: undefined }),
      canonical: section ? profilePath(section, company.slug, 'reviews') : paths.company(company.slug),
    }
  },
}
