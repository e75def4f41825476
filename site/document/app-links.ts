import type { SiteInfo } from '../../schemas/page/page.ts'

/** Addresses at which phones get the product's own applications, by who uses them. */
export type Apps = { patients: readonly string[]; doctors: readonly string[] }

/** Stores by their hosts; any other place is named by its host. */
const stores: Readonly<Record<string, string>> = {
  'apps.apple.com': 'App Store',
  'play.google.com': 'Google Play',
  'appgallery.huawei.com': 'AppGallery',
  'www.rustore.ru': 'RuStore',
}

/** The applications as the footer links them. */
export const appLinks = ({ patients, doctors }: Apps): NonNullable<SiteInfo['apps']> =>
  Object.entries({ patients, doctors }).flatMap(([users, addresses]) =>
    addresses.map((href) => {
      const { host } = new URL(href)
      return { users: users as keyof Apps, store: stores[host] ?? host, href }
    }),
  )
