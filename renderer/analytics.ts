import type { Counters } from '../schemas/design/counter-settings.ts'
import type { Page } from '../schemas/page/page.ts'
import type { Counter } from '../ui/visitor/count-view.ts'

/**
 * The counters of an installation, for visitors who consent: one of its own (B-27), and scripts of an analytics and a metrics service (A42,
 * A43). On a page of a clinic also the clinic's own counters (D-DESIGN).
 */
export type Analytics = { counter?: Counter; scripts: readonly string[]; counters?: Counters }

/** The counters of a page; undefined if it has none (B-27). A clinic's counters are left out where passwords are typed. */
export function analyticsOn({ site, layout, isPrivate }: Page, analytics?: Analytics): Analytics | undefined {
  if (isPrivate) return undefined
  const { counters } = site
  if (!counters || layout === 'auth') return analytics
  return { scripts: [], ...analytics, counters }
}

/** Names of the services behind the counters of a clinic. */
export const countersNames = ({ metrika, google }: Counters): string[] => [
  ...(metrika ? ['Yandex Metrica'] : []),
  ...(google ? ['Google Analytics'] : []),
]

const yandex = 'https://mc.yandex.ru'
const googleTag = 'https://www.googletagmanager.com'

/** External origins that the scripts of counters come from, and to which they send. */
export const counterSources = ({ metrika, google }: Counters = {}) => ({
  scripts: [...(metrika ? [yandex] : []), ...(google ? [googleTag] : [])],
  connect: [
    ...(metrika ? [yandex] : []),
    ...(google ? [googleTag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
  ],
})
