'use client'

import type { RefObject } from 'react'
import type { Locale } from '../../locales/locale.ts'
import { structureOf } from '../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { fieldOptions } from '../field-options.ts'
import { fieldPlace } from '../field-place.ts'

/** With fewer fields a form is seen as a whole. */
const leastFields = 8

/** The fields of a schema by their labels; none of a form that is short. */
export function jumpsOf(schema: TSchema, locale: Locale): { name: string; label: string }[] {
  const shape = structureOf(schema)
  if (shape.kind !== 'object') return []
  const named = Object.entries(shape.properties).flatMap(([name, field]) => {
    const { label, isHidden } = fieldOptions(field, locale)
    return label && !isHidden ? [{ name, label }] : []
  })
  return named.length < leastFields ? [] : named
}

/** Links to the fields of a long form: a line that scrolls on a narrow page. */
export function FieldJumps({ schema, form }: { schema: TSchema; form: RefObject<HTMLElement | null> }) {
  const { locale, t } = usePage()
  const jumps = jumpsOf(schema, locale)
  if (jumps.length === 0) return null
  function go(name: string) {
    const field = form.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(fieldPlace([name]))}"]`)
    if (!field) return
    for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true
    field.tabIndex = -1
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'start' })
  }
  return (
    <nav
      aria-label={t('forms:jumps')}
      className="-mx-4 -my-4 min-w-0 overflow-x-auto px-4 [scrollbar-width:thin]"
    >
      <ul className="-ms-3 flex w-max gap-1 py-1">
        {jumps.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => go(name)}
              className="min-h-11 rounded-control px-3 text-sm whitespace-nowrap text-accent-ink hover:bg-surface pointer-fine:min-h-9"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
