import { config } from 'zod/mini'
import { reloadAfterChunkError } from './app/errors/chunk-error.ts'
import { currentNavigation } from './app/navigation/current-navigation.ts'

// As in schemas/zod.ts, which would bring all of zod to every page: schemas may be loaded in any order.
config({ jitless: true })

// An event handler's `import()` fails outside of every error boundary.
addEventListener('unhandledrejection', (event) => {
  reloadAfterChunkError(event.reason)
})

/** Next calls it when a navigation within the application starts. */
export const onRouterTransitionStart = (url: string): void => currentNavigation.start(url)
