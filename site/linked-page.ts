import { linkedToPage } from '../content-adapters/pages/linked-to-page.ts'
import type { Route } from './route.ts'

/**
 * The page to which the links of messages lead; what it shows its script asks for. Its address has a secret, so it is kept by nobody and
 * sent nowhere.
 */
export const linkedPage = (what: Parameters<typeof linkedToPage>[0]): Pick<Route, 'isPrivate' | 'load'> => ({
  isPrivate: true,
  load: async () => ({ content: linkedToPage(what), layout: 'default' }),
})
