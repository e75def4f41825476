import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useSaidForm } from '../../../../../client/form/use-said-form.ts'
import { someText } from '../../../../../schemas/api/text-rule.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import type { SavedSection } from '../../draft/blocks/places.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import type { useSections } from '../../draft/site/use-sections.ts'

type Props = Pick<ReturnType<typeof useSections>, 'change' | 'remove' | 'isPending'> & {
  section: SavedSection
}

/** Renames a saved section, or deletes it after a question. */
export function SectionTools({ section: { ID, NAME: name, IS_SHARED }, change, remove, isPending }: Props) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const [open, setOpen] = useState<'name' | 'removal'>()
  const close = () => setOpen(undefined)
  const ask = t(IS_SHARED ? 'business:site.sections.askShared' : 'business:site.sections.ask', { name })
  if (!mayChange) return null

  async function rename(NAME: string) {
    const changed = await change(ID, { NAME })
    if (!changed) return
    toast({ variant: 'success', message: t('business:site.sections.renamed', { name: changed.NAME }) })
    close()
  }
  async function removeIt() {
    if (await remove(ID))
      toast({ variant: 'success', message: t('business:site.sections.removed', { name }) })
  }
  if (open === 'name') return <RenameForm name={name} isPending={isPending} rename={rename} onClose={close} />
  if (open === 'removal')
    return (
      <div role="alertdialog" aria-label={ask}>
        <p className="mb-2 text-sm">{ask}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" loading={isPending} onClick={() => void removeIt()}>
            {t('business:site.sections.yes')}
          </Button>
          <Button variant="secondary" autoFocus onClick={close}>
            {t('business:site.sections.no')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="-ms-3 flex">
      <Button
        variant="empty"
        icon={Pencil}
        aria-label={`${t('business:site.sections.rename')}: ${name}`}
        title={t('business:site.sections.rename')}
        onClick={() => setOpen('name')}
      />
      <Button
        variant="empty"
        icon={Trash}
        aria-label={`${t('business:site.sections.remove')}: ${name}`}
        title={t('business:site.sections.remove')}
        onClick={() => setOpen('removal')}
      />
    </div>
  )
}

type RenameProps = {
  name: string
  isPending: boolean
  rename: (name: string) => Promise<void>
  onClose: () => void
}

function RenameForm({ name, isPending, rename, onClose }: RenameProps) {
  const { t } = useTranslation()
  const form = useSaidForm<{ NAME: string }>({
    rules: { NAME: someText },
    say: () => t('business:site.sections.noName'),
    send: ({ NAME }) => rename(NAME),
  })
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid gap-2">
        <FormField name="NAME" label={t('business:site.sections.name')}>
          <Input {...form.register('NAME')} autoFocus defaultValue={name} maxLength={80} />
        </FormField>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isPending}>
            {t('business:site.sections.rename')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('business:site.sections.keepName')}
          </Button>
        </div>
      </form>
    </FormPartsProvider>
  )
}
