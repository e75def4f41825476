'use client'

import { type BlockObjectRenderProps, type BlockPath, useEditor } from '@portabletext/editor'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { plainText } from '../../../schemas/core/plain-text.ts'
import { richObjects } from '../../../schemas/rich/objects.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { RichText } from '../../../ui/rich/rich-text.tsx'
import { fieldOptions } from '../../field-options.ts'
import { useFormSettings } from '../../form-context.ts'
import { objectName, useObjectEditing } from './object-editing.ts'
import { contentOf } from './opaque.ts'

/** An object between paragraphs: as readers see it, with its name and buttons. An unknown object is only named. */
export function ObjectCard({ attributes, children, node, path, selected }: BlockObjectRenderProps) {
  const { locale, t } = usePage()
  const { locale: lang } = useFormSettings()
  const editor = useEditor()
  const edit = useObjectEditing()
  const value = contentOf(node)
  const name = objectName(value)
  const label = name ? (fieldOptions(richObjects[name], locale).label ?? name) : t('forms:rich.unknownName')
  const at = path as BlockPath
  const send = (type: 'move.block up' | 'move.block down' | 'delete.block') => {
    editor.send({ type, at })
    if (type === 'delete.block') editor.send({ type: 'focus' })
  }
  return (
    <div
      {...attributes}
      className={`my-3 rounded-small bg-surface p-2 ${selected ? 'outline-2 outline-accent' : ''}`}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of its buttons are not for the text around it. */}
      <div
        contentEditable={false}
        onKeyDown={(event) => event.stopPropagation()}
        className="font-sans text-base"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="ps-1 text-sm font-medium text-ink-soft">{label}</span>
          <span className="flex">
            {name && edit && (
              <CardButton
                icon={Pencil}
                label={t('forms:rich.edit', { name: label })}
                onClick={() => edit({ name, value: value as Record<string, unknown>, block: at })}
              />
            )}
            <CardButton
              icon={ArrowUp}
              label={t('forms:rich.up', { name: label })}
              onClick={() => send('move.block up')}
            />
            <CardButton
              icon={ArrowDown}
              label={t('forms:rich.down', { name: label })}
              onClick={() => send('move.block down')}
            />
            <CardButton
              icon={Trash2}
              label={t('forms:rich.remove', { name: label })}
              onClick={() => send('delete.block')}
            />
          </span>
        </div>
        {name ? (
          <>
            <span className="sr-only">{plainText([value]).slice(0, 300)}</span>
            {/* Its links and scrolling parts are not part of the form. */}
            <div inert className="max-h-96 overflow-hidden rounded-small bg-paper p-2">
              <RichText value={{ content: [value], lang }} />
            </div>
          </>
        ) : (
          <p className="px-1 pb-1 text-sm text-ink-soft">{t('forms:rich.unknown')}</p>
        )}
      </div>
    </div>
  )
}

const CardButton = ({ icon, label, onClick }: { icon: IconGlyph; label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-9 place-items-center rounded-small text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
  >
    <Icon of={icon} />
  </button>
)
