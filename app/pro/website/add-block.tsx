import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { fold } from '../../../schemas/formats/fold.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { useTranslation } from '../../use-translation.ts'
import { announce } from './announce.ts'
import { added, newId } from './block-actions.ts'
import type { BlockType } from './block-type.ts'
import { useBuilder, useOpenPage } from './builder-context.ts'

/** Adds a block behind another one, or at the end of the page: all of them with what they are for, found by words. */
export function AddBlock({ after }: { after: string | undefined }) {
  const { t } = useTranslation()
  const { store, types, select } = useBuilder()
  const page = useOpenPage()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const words = fold(search)
  const found = [...types.values()].filter(
    ({ label, description, isOffered }) => isOffered && fold(`${label} ${description}`).includes(words),
  )
  const add = ({ type, v, blank, label }: BlockType) => {
    const block = { id: newId(), type, v, props: blank }
    const text = t('business:site.did.added', { name: label })
    store.getState().change([added(page, block, after)], text)
    announce(text)
    setOpen(false)
    setSearch('')
    select(block.id)
  }
  return (
    <Dialog
      id={`site-add-${after ?? 'end'}`}
      size="large"
      title={t('business:site.add')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" icon={Plus} className="mt-3">
          {t('business:site.add')}
        </Button>
      }
    >
      <Input
        aria-label={t('business:site.search')}
        placeholder={t('business:site.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {found.map((type) => (
          <li key={type.type} className="flex">
            <button
              type="button"
              onClick={() => add(type)}
              className="grow rounded-card bg-surface px-4 py-3 text-start hover:bg-accent-tint"
            >
              <span className="block font-medium">{type.label}</span>
              <span className="block text-sm text-ink-soft">{type.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="mt-4 text-ink-soft">{t('business:site.notFound')}</p>}
    </Dialog>
  )
}
