import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../../use-translation.ts'

type Props = {
  title: string
  entries: readonly DraftMenuItem[]
  onRemove: (withEntries: boolean) => void
  onCancel: () => void
}

/** Says which entries of the menu link to a page that is to be removed. Undo takes either back. */
export function RemovePage({ title, entries, onRemove, onCancel }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <Dialog
      id="site-remove-page"
      title={t('business:site.pages.remove.title', { title })}
      open
      onOpenChange={(open) => !open && onCancel()}
      actions={
        <>
          <Button onClick={() => onRemove(true)}>{t('business:site.pages.remove.both')}</Button>
          <Button variant="secondary" onClick={() => onRemove(false)}>
            {t('business:site.pages.remove.page')}
          </Button>
        </>
      }
    >
      <p>{t('business:site.pages.remove.entries')}</p>
      <ul className="mt-2 list-disc ps-5">
        {entries.map(({ id, name }) => (
          <li key={id}>{pickLocalized(name, locale)?.value || t('business:site.untitled')}</li>
        ))}
      </ul>
    </Dialog>
  )
}
