import announcement from '../../schemas/blocks/announcement.ts'
import type { SiteSettings } from '../../schemas/design/site-settings.ts'
import { currentVersion } from '../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'

/** The block of a clinic's notice on all pages of its site, which begins each of them; none without a title. */
export function siteNotice(settings: SiteSettings | undefined): StoredBlock[] {
  const { title, tone = 'calm', ...others } = settings?.notice ?? {}
  if (!title) return []
  const props = { title, tone, ...others }
  return [{ id: 'site-notice', type: announcement.type, v: currentVersion(announcement), props }]
}
