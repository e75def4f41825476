import LocateFixed from 'lucide-react/icons/locate-fixed'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PlainIsland } from '../../../ui/page/plain-island.tsx'
import { distanceText } from './distance-text.ts'

type Data = DirectoryListProps['data']

/** A button that asks where the reader is, and orders the list from there. It says what came of it, and what did not. */
export function NearMe({
  near: { link, all, center },
  city,
}: {
  near: NonNullable<Data['near']>
  city: Data['city']
}) {
  const { t } = usePage()
  const props = {
    href: link.href,
    all: all.href,
    center,
    texts: {
      locating: t('blocks:near-me.locating'),
      refused: t('blocks:near-me.refused'),
      slow: t('blocks:near-me.slow'),
      failed: t('blocks:near-me.failed'),
      far: t('blocks:near-me.far', { distance: '{distance}', city: city?.text ?? '' }),
      elsewhere: t('blocks:near-me.elsewhere'),
      kilometres: t('blocks:map.kilometres', { number: '{n}' }),
    },
  }
  return (
    <PlainIsland of="parts/directory/near-me" props={props}>
      <span className="noscript:hidden print:hidden">
        <button type="button" className="chip">
          <Icon of={LocateFixed} />
          {t('blocks:directory-list.nearMe')}
        </button>
        {/* Below the row of filters, which it would push aside. */}
        <span role="status" className="absolute inset-x-0 bottom-0 text-sm text-ink-soft" />
      </span>
    </PlainIsland>
  )
}

/** Says that the list is ordered from where the reader is, how far the nearest entry is, and how to be without it. */
export function Located({ nearest, link }: NonNullable<Data['located']>) {
  const { t } = usePage()
  return (
    <p className="mb-3 text-sm text-ink-soft">
      {nearest === undefined
        ? t('blocks:near-me.sorted')
        : t('blocks:near-me.sortedFrom', { distance: distanceText(t, nearest) })}{' '}
      {t('blocks:near-me.kept')}{' '}
      <a href={link.href} rel="nofollow" className="link">
        {t('blocks:near-me.without')}
      </a>
    </p>
  )
}
