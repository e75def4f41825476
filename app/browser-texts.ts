import { resources } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import type { Namespaces } from '../locales/namespaces.ts'
import type { Texts } from '../locales/translate-with.ts'

/** Text namespaces that the browser code uses; the others stay on the server. */
export const browserNamespaces: readonly (keyof Namespaces)[] = [
  'account',
  'application',
  'bonuses',
  'business',
  'calendar',
  'cases',
  'consultations',
  'documents',
  'errors',
  'exchange',
  'fault',
  'forms',
  'inbox',
  'keys',
  'layout',
  'links',
  'profile',
  'practice',
  'problems',
  'moderation',
  'questions',
  'registration',
  'reviews',
  'ui',
  'vision',
  'visits',
  'webhooks',
]

/** The interface texts sent to the browser: one language, only the namespaces above. */
export const browserTexts = (locale: Locale): Texts =>
  Object.fromEntries(browserNamespaces.map((name) => [name, resources[locale]?.[name] ?? {}]))
