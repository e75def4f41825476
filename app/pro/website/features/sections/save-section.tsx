import { useEffect, useState } from 'react'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useSaidForm } from '../../../../../client/form/use-said-form.ts'
import { someText } from '../../../../../schemas/api/text-rule.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { ownNetwork } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { hasPlace, openedFrom, placeFor, replaced, type SavedSection } from '../../draft/blocks/places.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { useSections } from '../../draft/site/use-sections.ts'

type Values = { NAME?: string; IS_SHARED?: boolean }

type Props = {
  isOpen: boolean
  /** The section that is kept; the last one while the dialog closes. */
  block: StoredBlock | undefined
  onClose: () => void
}

/** Keeps a block with all in it as a section of the clinic: under a new name, or in place of one that is kept already. */
export function SaveSection({ isOpen, block, onClose }: Props) {
  const { t } = useTranslation()
  const { types, place, store, mayPublish } = useBuilder()
  const { select } = useNavigation()
  const page = useSelection('page')
  const [target, setTarget] = useState('')
  const { data: network } = useLateQuery(ownNetwork(place))
  const { sections: all = [], save, change, isPending, fault } = useSections()
  useEffect(() => {
    if (isOpen) setTarget((block && openedFrom(block.id)?.ID) ?? '')
  }, [isOpen, block])
  const mayShare = mayPublish && block !== undefined && !hasPlace(block)
  const sections = all.filter(({ IS_OWN, IS_SHARED }) => IS_OWN && (mayShare || !IS_SHARED))
  const old = sections.find(({ ID }) => ID === target)
  const form = useSaidForm<Values>({
    rules: old ? {} : { NAME: someText },
    say: () => t('business:site.sections.noName'),
    send: submit,
  })

  async function submit({ NAME = '', IS_SHARED = false }: Values) {
    if (!block) return
    // The days of its visibility belong to the page, not to the section.
    const { visibility: _, ...BLOCK } = block
    const kept = await (old
      ? change(old.ID, { BLOCK })
      : save({ NAME, BLOCK, ...(IS_SHARED && { IS_SHARED }) }))
    if (!kept) return
    const message = kept.IS_SHARED ? (old ? 'changedShared' : 'savedShared') : 'saved'
    toast({ variant: 'success', message: t(`business:site.sections.${message}`, { name: kept.NAME }) })
    if (kept.IS_SHARED) placeShared(block, kept)
    onClose()
  }

  /** The page shows the shared section from now on, as the other sites do. */
  function placeShared({ id }: StoredBlock, section: SavedSection) {
    const { blocks = [] } = store.getState().draft.pages[page] ?? {}
    const reference = placeFor(section)
    const changes = replaced({ id: page, blocks }, id, reference)
    if (changes.length === 0) return
    store.getState().change(changes, t('business:site.did.changed', { name: section.NAME }))
    select(reference.id)
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
      <FormPartsProvider value={form}>
        <form {...form.attributes} className="grid gap-4">
          <p className="text-ink-soft">{t('business:site.sections.text')}</p>
          {sections.length > 0 && (
            <Field label={t('business:site.sections.as')}>
              <NativeSelect
                value={old?.ID ?? ''}
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
          {!old && (
            <FormField name="NAME" label={t('business:site.sections.name')}>
              <Input {...form.register('NAME')} maxLength={80} />
            </FormField>
          )}
          {!old && mayShare && network && network.MEMBERS.length > 1 && (
            <Checkbox {...form.register('IS_SHARED')} label={t('business:site.sections.share')} />
          )}
          <p role="alert" className="text-danger-ink empty:hidden">
            {fault}
          </p>
          <Button type="submit" loading={isPending}>
            {t(old?.IS_SHARED ? 'business:site.sections.doShared' : 'business:site.sections.do')}
          </Button>
        </form>
      </FormPartsProvider>
    </Dialog>
  )
}
