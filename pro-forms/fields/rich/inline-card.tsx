'use client'

import { type ChildPath, type InlineObjectRenderProps, useEditor } from '@portabletext/editor'
import Trash2 from 'lucide-react/icons/trash-2'
import { richObjects } from '../../../schemas/rich/objects.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pictureAt } from '../../../ui/picture/picture-source.ts'
import { fieldOptions } from '../../field-options.ts'
import { objectName, useObjectEditing } from './object-editing.ts'
import { contentOf } from './opaque.ts'

const buttonClass =
  'inline-grid min-h-7 min-w-7 place-items-center rounded-small align-middle hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** An object in a line: a small picture, which a press edits, or one that we do not know. */
export function InlineCard({ attributes, children, node, path, selected }: InlineObjectRenderProps) {
  const { locale, t } = usePage()
  const editor = useEditor()
  const edit = useObjectEditing()
  const value = contentOf(node) as Record<string, unknown>
  const at = path as ChildPath
  const isPicture = objectName(value) === 'picture' && typeof value.src === 'string'
  const label = isPicture
    ? (fieldOptions(richObjects.picture, locale).label ?? '')
    : t('forms:rich.unknownName')
  const shown = isPicture ? (
    <img
      src={pictureAt(String(value.src), 160)}
      alt={String(value.alt ?? '')}
      className="inline-block h-[1.6em] w-auto"
    />
  ) : (
    <span className="px-1 text-sm text-ink-soft">{t('forms:rich.unknownName')}</span>
  )
  return (
    <span
      {...attributes}
      className={`rounded-small bg-surface ${selected ? 'outline-2 outline-accent' : ''}`}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of its buttons are not for the text around it. */}
      <span contentEditable={false} onKeyDown={(event) => event.stopPropagation()}>
        {isPicture && edit ? (
          <button
            type="button"
            aria-label={t('forms:rich.edit', { name: label })}
            className={buttonClass}
            onClick={() => edit({ name: 'picture', value, child: at })}
          >
            {shown}
          </button>
        ) : (
          shown
        )}
        <button
          type="button"
          aria-label={t('forms:rich.remove', { name: label })}
          className={buttonClass}
          onClick={() => {
            editor.send({ type: 'delete.child', at })
            editor.send({ type: 'focus' })
          }}
        >
          <Icon of={Trash2} className="size-4" />
        </button>
      </span>
    </span>
  )
}
