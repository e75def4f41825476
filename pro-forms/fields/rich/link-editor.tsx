'use client'

import { useEditor } from '@portabletext/editor'
import { getActiveAnnotations, getFocusTextBlock } from '@portabletext/editor/selectors'
import { useEffect, useRef, useState } from 'react'
import { replaceAt } from '../../../schemas/core/edit.ts'
import { type LinkTarget, resolveLink } from '../../../schemas/core/link.ts'
import { linkTargetOf } from '../../../schemas/core/link-target-of.ts'
import { loadJudge } from '../../../schemas/core/load-judge.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { t as field } from '../../../schemas/core/type.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toErrorSchema } from '../../form-errors.ts'
import type { AnyFieldProps } from '../../form-field.ts'
import { outlineOf, uiSchemaOf } from '../../ui-schema.ts'

const schema = field.link({
  label: { ru: 'Куда ведёт', kk: 'Қайда апарады', uz: 'Qayerga olib boradi', en: 'Leads to' },
})

type Props = { of: AnyFieldProps; onDone: () => void }

/** Focuses the field of the address, after the popover has given the focus to its first control. */
const focusField = (box: HTMLElement | null) =>
  void requestAnimationFrame(() =>
    box?.querySelector<HTMLElement>('input:not([hidden], [aria-hidden="true"])')?.focus(),
  )

/** Edits the target of a link, with the same field as all links. */
export function LinkEditor({ of, onDone }: Props) {
  const { locale, t } = usePage()
  const editor = useEditor()
  const [before] = useState(() =>
    getActiveAnnotations(editor.getSnapshot()).find(({ _type }) => _type === 'link'),
  )
  const [target, setTarget] = useState<unknown>(() =>
    typeof before?.href === 'string'
      ? (linkTargetOf(before.href) ?? { kind: 'url', href: before.href })
      : { kind: 'url' },
  )
  const [problems, setProblems] = useState<readonly Problem[]>([])

  async function apply() {
    const { problems: found } = (await loadJudge(schema))(target)
    setProblems(found)
    if (found.length > 0) return focusField(box.current)
    const { href } = resolveLink(target as LinkTarget, (path) => path)
    const block = getFocusTextBlock(editor.getSnapshot())
    if (before && block)
      editor.send({
        type: 'annotation.set',
        at: [...block.path, 'markDefs', { _key: before._key }],
        props: { href },
      })
    else editor.send({ type: 'annotation.add', annotation: { name: 'link', value: { href } } })
    onDone()
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => focusField(box.current), [])
  const { SchemaField } = of.registry.fields
  return (
    <div ref={box} className="mt-3 grid gap-4">
      {SchemaField && (
        <SchemaField
          {...of}
          name="link"
          required
          schema={outlineOf(schema)}
          uiSchema={uiSchemaOf(schema, locale)}
          formData={target}
          errorSchema={toErrorSchema(problems, t)}
          fieldPathId={{ $id: 'link', path: [] }}
          onChange={(next: unknown, path) => {
            setTarget(replaceAt(target, path, next))
            setProblems([])
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={apply}>{t('forms:rich.apply')}</Button>
        {before && (
          <Button
            variant="empty"
            onClick={() => {
              editor.send({ type: 'annotation.remove', annotation: { name: 'link' } })
              onDone()
            }}
          >
            {t('forms:rich.unlink')}
          </Button>
        )}
      </div>
    </div>
  )
}
