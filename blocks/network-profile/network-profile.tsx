import type { NetworkProfileProps } from '../../schemas/blocks/network-profile.ts'
import { profilePagesElement, profileTabs } from '../../schemas/directory/profile-tabs.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { TabLinks } from '../../ui/page/tab-links.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Badge } from '../../ui/shown/badge.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'
import { NetworkFacts } from '../parts/directory/network-facts.tsx'

/** The head of the pages of a network, with the page's first heading and links to its clinics, news and reviews. */
export default function NetworkProfile({ tab, data }: NetworkProfileProps) {
  const { t, locale } = usePage()
  const id = useElementId('title')
  const pagesId = useElementId(profilePagesElement)
  const { name, category, logo, isDemo, hub, clinicsLink, newsLink, reviewsLink } = data
  const kind = kindBeside(name, category)
  const links = [
    { link: clinicsLink, label: t('blocks:directory-list.section.clinics'), current: tab === undefined },
    { link: newsLink, label: profileTabs.news[locale], current: tab === 'news' },
    { link: reviewsLink, label: profileTabs.reviews[locale], current: tab === 'reviews' },
  ]
  const tabs = links.flatMap(({ link, ...one }) => (link ? [{ ...one, href: link.href }] : []))
  return (
    <section aria-labelledby={id} className="section grid gap-5">
      <Breadcrumbs items={[{ label: t('blocks:network-list.title'), href: hub.href }]} current={name} />
      <div className="flex items-start gap-5">
        {logo && (
          <Picture
            image={{ ...logo, alt: { text: '', lang: locale } }}
            sizes="5rem"
            priority
            className="size-16 shrink-0 rounded-card bg-surface object-contain @2xl:size-20"
          />
        )}
        <div className="min-w-0">
          <p className="text-ink-soft">
            {t('blocks:network-profile.network')}
            {kind && (
              <>
                {' · '}
                <LocalizedText value={kind} />
              </>
            )}
          </p>
          <h1 id={id} className={`mt-1 ${name.text.length > 48 ? 'text-2xl' : 'text-3xl'} @2xl:text-4xl`}>
            <LocalizedText value={name} />
          </h1>
          {isDemo && (
            <p className="mt-2">
              <Badge>{t('blocks:clinic-list.demo')}</Badge>
            </p>
          )}
        </div>
      </div>
      <NetworkFacts {...data} />
      {tabs.length > 1 && <TabLinks id={pagesId} label={t('blocks:network-profile.pages')} items={tabs} />}
    </section>
  )
}
