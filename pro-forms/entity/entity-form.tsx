'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../locales/locale.ts'
import type { TextKey } from '../../locales/text-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { removeToast, toast } from '../../ui/toast/toast-store.ts'
import type { FieldTarget, FormServices } from '../form-context.ts'
import { SchemaForm } from '../schema-form.tsx'
import { useFirstProblem } from '../use-first-problem.ts'
import { Conflict } from './conflict.tsx'
import { FieldJumps } from './field-jumps.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { lendingOf, withoutLent } from './lending.ts'
import type { Entity } from './merge.ts'
import { type EntityOptions, type Saved, type SaveOutcome, useEntity } from './use-entity.ts'

type Props = Omit<EntityOptions, 'lending'> & {
  services: FormServices
  isReadOnly: boolean
  /** The field that gets the focus. */
  target?: FieldTarget | undefined
  /** Called after a save; `isAhead` if there are newer changes that are not saved yet. */
  onSaved?: (isAhead: boolean) => void
  /** Called with whether there are unsaved changes, at first and whenever that changes. */
  onDirty?: ((isDirty: boolean) => void) | undefined
  /** Called with the language in which texts are edited, at first and whenever it changes. */
  onLocale?: ((locale: Locale) => void) | undefined
  /** Additional actions below the fields. */
  actions?: ReactNode
  /** The parent of the form says itself what is saved, and who sees it. */
  isQuiet?: boolean | undefined
  /** The message after a save; that visitors see the value, if absent. */
  savedWords?: ((value: Entity) => TextKey) | undefined
  /** Further content of the bar with the save button, which is then not the main one. */
  bar?: ((state: EntityBar) => ReactNode) | undefined
}

/** The state of the form for a bar; `save` saves all unsaved changes, and is false if that failed. */
export type EntityBar = { isDirty: boolean; isPending: boolean; save: () => Promise<boolean> }

/** The form of a stored value: fields, saving, draft, and the resolution of conflicts. */
export function EntityForm({
  services,
  isReadOnly,
  target,
  onSaved,
  onDirty,
  onLocale,
  actions,
  isQuiet,
  savedWords,
  bar,
  ...options
}: Props) {
  const { schema, stored, save, readConflict } = options
  const { locale: reader, t } = usePage()
  const [lending] = useState(() => lendingOf(schema, stored.value, reader))
  const asked = <One extends Saved>(one: One): One => ({ ...one, value: withoutLent(schema, one.value) })
  const saved = useRef(stored.value)
  const entity = useEntity({
    ...options,
    lending,
    stored: asked(stored),
    save: async (sent) => {
      const answer = await save(sent)
      saved.current = answer.value
      return asked(answer)
    },
    readConflict: async (data) => asked(await readConflict(data)),
  })
  const { shown, problems } = entity
  const { form, locale, setLocale } = useFirstProblem(problems, shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reports the language
  useEffect(() => onLocale?.(locale), [locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reports whether something changed
  useEffect(() => onDirty?.(entity.isDirty), [entity.isDirty])

  const told = useRef('')
  async function submit(save: () => Promise<SaveOutcome>): Promise<boolean> {
    // The message of the save before would stand beside an error of this one.
    removeToast(told.current)
    const outcome = await save()
    if (outcome === 'failed') return false
    if (!isQuiet)
      told.current = toast({
        message: t(savedWords?.(saved.current) ?? 'forms:saved'),
        variant: 'success',
      })
    onSaved?.(outcome === 'ahead')
    return true
  }

  if (entity.conflicts.length > 0) {
    return (
      <Conflict
        schema={schema}
        conflicts={entity.conflicts}
        merged={entity.value}
        author={entity.author}
        services={services}
        onResolve={(value) => void submit(() => entity.resolve(value))}
      />
    )
  }
  return (
    <form
      ref={form}
      // POST, so that a form sent before hydration does not put its values into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(entity.submit)
      }}
      className="grid max-w-text gap-8"
    >
      {entity.isRestored && entity.isDirty && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-accent-wash px-4 py-2">
          {t('forms:restored')}
          <Button variant="empty" size="small" onClick={entity.discard}>
            {t('forms:discard')}
          </Button>
        </p>
      )}
      <LanguageTabs
        schema={schema}
        value={lending.lend(entity.value)}
        asked={lending.asked}
        current={locale}
        onChange={setLocale}
      />
      <FieldJumps schema={schema} form={form} />
      <SchemaForm
        schema={schema}
        problems={problems}
        locale={locale}
        services={services}
        isReadOnly={isReadOnly}
        shown={shown}
        target={target}
        lending={lending}
        value={entity.value}
        onChange={entity.change}
      />
      {problems.length > 0 && (
        <p role="alert" className="sr-only">
          {t('errors:form.check', { count: problems.length })}
        </p>
      )}
      {!isReadOnly && actions && <div className="border-t border-line pt-4">{actions}</div>}
      {!isReadOnly && (
        // On a phone its background reaches down to the bar of the areas, so that no text is visible between them. For a new draft it is
        // empty at first.
        <div
          data-bar
          className="tall:sticky bottom-(--form-end,0px) z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 @max-5xl/page:bottom-[calc(4rem+env(safe-area-inset-bottom))] @max-5xl/page:after:absolute @max-5xl/page:after:inset-x-0 @max-5xl/page:after:top-full @max-5xl/page:after:h-4 @max-5xl/page:after:bg-paper [&_:focus]:scroll-m-0! [&:not(:has(button,p:not(:empty)))]:hidden"
        >
          {(!bar || entity.isDirty) && (
            <Button type="submit" loading={entity.isPending} {...(bar && { variant: 'secondary' })}>
              {t('forms:save')}
            </Button>
          )}
          {entity.isDirty && !entity.isPending && (
            <Button
              variant="empty"
              onClick={entity.discard}
              // Beside the buttons of a bar a phone has no room for it.
              {...(bar && { className: '@max-3xl/page:hidden' })}
            >
              {t('forms:discard')}
            </Button>
          )}
          {bar?.({
            isDirty: entity.isDirty,
            isPending: entity.isPending,
            save: async () => !entity.isDirty || submit(entity.submit),
          })}
          <p role="status" className="basis-full text-sm text-danger-ink empty:hidden">
            {entity.fault}
          </p>
        </div>
      )}
    </form>
  )
}
