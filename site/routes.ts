import type { Route } from './route.ts'
import { articleRoutes } from './routes/article-routes.ts'
import { directoryRoutes } from './routes/directory-routes.ts'
import { landingRoutes } from './routes/landing-routes.ts'
import { moduleRoutes } from './routes/module-routes.ts'
import { networkRoutes } from './routes/network-routes.ts'
import { productRoutes } from './routes/product-routes.ts'
import { profileRoutes } from './routes/profile-routes.ts'

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
