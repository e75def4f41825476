import { type FormEvent, useEffect, useState } from 'react'
import type { StoredBlock } from '../../../../schemas/page.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { useSections } from './use-sections.ts'

type Props = {
  isOpen: boolean
  /** The section that is kept; the last one while the dialog closes. */
  block: StoredBlock | undefined
  onClose: () => void
}

/** Keeps a block with all in it as a section of the clinic: under a new name, or in place of one that is kept already. */
export function SaveSection({ isOpen, block, onClose }: Props) {
  const { t } = useTranslation()
  const { types } = useBuilder()
  const [target, setTarget] = useState('')
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { sections = [], save, change, isPending, fault } = useSections()
  useEffect(() => {
    if (!isOpen) return
    setTarget('')
    setName('')
    setAsked(false)
  }, [isOpen])
  const replaced = sections.find(({ ID }) => ID === target)
  const isNameless = !replaced && name.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!block || isNameless) return
    // When it is shown is a matter of its page.
    const { visibility: _, ...BLOCK } = block
    const kept = await (replaced ? change(replaced.ID, { BLOCK }) : save({ NAME: name, BLOCK }))
    if (!kept) return
    toast({ variant: 'success', message: t('business:site.sections.saved', { name: kept.NAME }) })
    onClose()
  }
  return (
    <Dialog
      id="site-save-section"
      size="small"
      title={t('business:site.sections.title', {
        name: (block && types.get(block.type)?.label) ?? block?.type ?? '',
      })}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      beginsWithField
    >
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <p className="text-ink-soft">{t('business:site.sections.text')}</p>
        {sections.length > 0 && (
          <Field label={t('business:site.sections.as')}>
            <NativeSelect
              value={target}
              onChange={({ target: { value } }) => setTarget(value)}
              options={[
                { value: '', label: t('business:site.sections.new') },
                ...sections.map(({ ID, NAME }) => ({
                  value: ID,
                  label: t('business:site.sections.instead', { name: NAME }),
                })),
              ]}
            />
          </Field>
        )}
        {!replaced && (
          <Field
            label={t('business:site.sections.name')}
            error={isAsked && isNameless ? t('business:site.sections.noName') : undefined}
          >
            <Input value={name} maxLength={80} onChange={({ target: { value } }) => setName(value)} />
          </Field>
        )}
        <p role="alert" className="text-danger-ink empty:hidden">
          {fault}
        </p>
        <Button type="submit" loading={isPending}>
          {t('business:site.sections.do')}
        </Button>
      </form>
    </Dialog>
  )
}
