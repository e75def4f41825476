import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import type { PasteProps } from '../areas/parts.ts'

/** The numbers of rows of a pasted price list by their outcome. */
export type Written = { added: number; changed: number; same: number; left: number; unread: number }

type Props = {
  written: Written
  home: PasteProps
  onMore: () => void
}

/** The outcome of saving, in numbers. */
export function PastedDone({ written, home: { prices, builder }, onMore }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { base, rights } = useArea()
  const lines = (['added', 'changed', 'same', 'left', 'unread'] as const).filter((kind) => written[kind] > 0)
  return (
    <div className="grid max-w-text justify-items-start gap-5">
      <div role="status" className="grid gap-2">
        <h2 className="text-2xl">{t('business:paste.done.title')}</h2>
        <ul className="grid gap-1">
          {lines.map((kind) => (
            <li key={kind}>{t(`business:paste.done.${kind}`, { count: written[kind] })}</li>
          ))}
        </ul>
        <p className="text-ink-soft">
          {t(rights.publish ? 'business:paste.done.seen' : 'business:paste.done.hidden')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {builder && (
          <AppLink href={builder} className={buttonClass('primary')}>
            {t('business:paste.done.site')}
          </AppLink>
        )}
        <AppLink href={base} className={buttonClass(builder ? 'secondary' : 'primary')}>
          {t('business:paste.done.list')}
        </AppLink>
        {prices && (
          <a
            href={localizePath(prices, locale)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {t('business:paste.done.public')}
          </a>
        )}
        <Button variant="secondary" onClick={onMore}>
          {t('business:paste.done.more')}
        </Button>
      </div>
    </div>
  )
}
