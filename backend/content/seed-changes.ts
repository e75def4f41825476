import { productCode } from '../../schemas/access/roles.ts'
import areaOfPages from '../../schemas/areas/product-pages.ts'
import areaOfRedirects from '../../schemas/areas/redirects.ts'
import { type Happened, happened } from '../kit/events/happened.ts'
import type { Seed } from '../seed/index.ts'
import { companyChanges } from '../shared/shown/shown-of.ts'

const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)

/** Everything that a seed may have changed. */
export const seedChanges = ({ companies, customPages, redirects }: Seed): Happened[] => [
  ...companies.flatMap(({ code, news, materials }) =>
    companyChanges({ company: code, news: slugsOf(news), materials: slugsOf(materials) }),
  ),
  ...slugsOf(customPages).map((code) => happened(areaOfPages, { company: productCode, code })),
  ...redirects.map(({ from }) => happened(areaOfRedirects, { company: productCode, code: from })),
]
