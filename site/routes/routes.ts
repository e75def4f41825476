import type { Route } from '../core/route.ts'
import { articleRoutes } from './article-routes.ts'
import { directoryRoutes } from './directory-routes.ts'
import { landingRoutes } from './landing-routes.ts'
import { moduleRoutes } from './module-routes.ts'
import { networkRoutes } from './network-routes.ts'
import { productRoutes } from './product-routes.ts'
import { profileRoutes } from './profile-routes.ts'

/** Every public page, by the number of its rule. Paths are without the language. */
export const routes: readonly Route[] = [
  ...productRoutes,
  ...directoryRoutes,
  ...networkRoutes,
  ...profileRoutes,
  ...articleRoutes,
  ...landingRoutes,
  ...moduleRoutes,
]
