import { reviewQueryNames } from '../../schemas/reviews/review-choice.ts'
import type { Route } from '../core/route.ts'
import { network, networkHub, networksNews } from '../pages/load-network.ts'

const reviews = { query: reviewQueryNames, load: network('reviews') } as const

/** Networks of clinics in the directory. */
export const networkRoutes: readonly Route[] = [
  { id: 'R60', path: '/-organizations/hub', load: networkHub },
  { id: 'R60', path: '/-organizations/hub/page/:page', load: networkHub },
  { id: 'R61', path: '/-organizations/news', load: networksNews },
  { id: 'R61', path: '/-organizations/news/page/:page', load: networksNews },
  { id: 'R62', path: '/-organizations/hub/:organization', load: network() },
  { id: 'R62', path: '/-organizations/hub/:organization/page/:page', load: network() },
  { id: 'R63', path: '/-organizations/hub/:organization/news', load: network('news') },
  { id: 'R63', path: '/-organizations/hub/:organization/news/page/:page', load: network('news') },
  { id: 'R64', path: '/-organizations/hub/:organization/reviews', ...reviews },
  { id: 'R64', path: '/-organizations/hub/:organization/reviews/page/:page', ...reviews },
]
