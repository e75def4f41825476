import { comparisonToPage } from '../../content-adapters/pages/comparison-to-page.ts'
import { comparisonPath } from '../../content-adapters/parts/directory-paths.ts'
import type { ComparedSection } from '../../schemas/directory/comparison.ts'
import type { Route } from '../core/route.ts'
import { paramPatterns } from '../core/route.ts'

/** Clinics or doctors side by side (R124). An invalid slug is ignored, and so is a repeated one. */
export const comparison =
  (section: ComparedSection): Route['load'] =>
  async ({ query }) => {
    const slugs = query.getAll('c').filter((slug) => paramPatterns.slug?.test(slug))
    return {
      content: comparisonToPage(section, [...new Set(slugs.map((slug) => slug.toLowerCase()))]),
      layout: 'default',
      canonical: comparisonPath(section),
    }
  }
