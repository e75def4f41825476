import { reloadAfterChunkError } from './app/errors/chunk-error.ts'
import { currentNavigation } from './app/navigation/current-navigation.ts'
import './ui/loaded/older-browsers.ts'

// An event handler's `import()` fails outside of every error boundary.
addEventListener('unhandledrejection', (event) => {
  reloadAfterChunkError(event.reason)
})

/** Next calls it when a navigation within the application starts. */
export const onRouterTransitionStart = (url: string): void => currentNavigation.start(url)
