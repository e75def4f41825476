import { resources } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import type { Namespaces } from '../locales/namespaces.ts'
import type { Texts } from '../locales/translate-with.ts'

/** Namespaces that the application's browser code speaks from; the others stay on the server. */
const namespaces: readonly (keyof Namespaces)[] = [
  'account',
  'application',
  'business',
  'errors',
  'fault',
  'forms',
  'inbox',
  'layout',
  'profile',
  'problems',
  'moderation',
  'registration',
  'ui',
  'vision',
]

/** What of the interface texts goes to the browser: one language, few namespaces. */
export const browserTexts = (locale: Locale): Texts =>
  Object.fromEntries(namespaces.map((name) => [name, resources[locale]?.[name] ?? {}]))
