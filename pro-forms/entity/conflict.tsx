'use client'

import { useEffect, useRef, useState } from 'react'
import { locales } from '../../locales/locale.ts'
import { formatDate } from '../../schemas/formats/date.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { isRecord, shapeOf, structureOf } from '../../schemas/schema-shape.ts'
import type { TSchema } from '../../schemas/type.ts'
import { Button } from '../../ui/button.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { fieldOptions } from '../field-options.ts'
import { type FormServices, referenceName } from '../form-context.ts'
import { isEqual } from '../is-equal.ts'
import { describeValue } from './describe-value.ts'
import type { Entity, FieldConflict } from './merge.ts'

type Props = {
  schema: TSchema
  conflicts: readonly FieldConflict[]
  merged: Entity
  /** When the other version was saved, in UTC. */
  savedAt: string | undefined
  services: FormServices
  onResolve: (value: Entity) => void
}

/** The value with only those languages of a text in which the two versions differ. */
function differing(schema: TSchema, value: unknown, { mine, theirs }: FieldConflict): unknown {
  if (shapeOf(schema).kind !== 'leaf' || !isRecord(value)) return value
  const of = (one: unknown, locale: string) => (isRecord(one) ? one[locale] : undefined)
  return Object.fromEntries(
    locales
      .filter((locale) => value[locale] !== undefined && !isEqual(of(mine, locale), of(theirs, locale)))
      .map((locale) => [locale, value[locale]]),
  )
}

/** Shows fields that two people have changed: the original, both versions, and a choice between them. */
export function Conflict({ schema, conflicts, merged, savedAt, services, onResolve }: Props) {
  const { locale, t } = usePage()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const structure = structureOf(schema)
  const propertyOf = (name: string) =>
    (structure.kind === 'object' ? structure.properties[name] : undefined) ?? schema

  const titleOf = (name: string) => fieldOptions(propertyOf(name), locale).label ?? name

  function save() {
    const chosen = conflicts
      .filter(({ name }) => theirs.includes(name))
      .map(({ name, theirs: value }) => [name, value] as const)
    const value = Object.fromEntries(
      Object.entries({ ...merged, ...Object.fromEntries(chosen) }).filter(([, one]) => one !== undefined),
    )
    onResolve(value)
  }
  const described = { timezone: services.timezone, nameOf: referenceName(services) }
  const shown = (of: FieldConflict, value: unknown) => {
    const property = propertyOf(of.name)
    const text = describeValue(property, differing(property, value, of), locale, {
      isFull: true,
      ...described,
    })
    return text || t('forms:conflict.nothing')
  }
  const time = savedAt && formatDate(savedAt, locale, services.timezone ?? homeZone.name, new Date())
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="grid max-w-text gap-8 outline-none"
    >
      <div role="alert">
        <h2 id="conflict" className="text-2xl">
          {t('forms:conflict.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('forms:conflict.text')}</p>
      </div>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.name} className="grid gap-2">
          <legend className="font-medium">{titleOf(conflict.name)}</legend>
          <p className="mt-1 text-sm text-ink-soft">
            {t('forms:conflict.base')}:{' '}
            <span className="whitespace-pre-line">{shown(conflict, conflict.base)}</span>
          </p>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label
              key={whose}
              className="flex min-h-11 cursor-pointer gap-3 rounded-control bg-surface p-4 has-checked:bg-accent-tint has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={`conflict-${conflict.name}`}
                checked={theirs.includes(conflict.name) === (whose === 'theirs')}
                onChange={() =>
                  setTheirs((before) =>
                    whose === 'theirs'
                      ? [...before, conflict.name]
                      : before.filter((one) => one !== conflict.name),
                  )
                }
                className="mt-1 size-4 shrink-0 accent-(--color-accent)"
              />
              <span className="min-w-0">
                <span className="block text-sm text-ink-soft">
                  {t(`forms:conflict.${whose}`)}
                  {whose === 'theirs' && time && ` · ${t('forms:conflict.savedAt', { time })}`}
                </span>
                <span className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {shown(conflict, conflict[whose])}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button onClick={save} className="justify-self-start">
        {t('forms:conflict.save')}
      </Button>
    </section>
  )
}
