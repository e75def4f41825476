'use client'

import { useState } from 'react'
import { structureOf } from '../../schemas/schema-shape.ts'
import type { TSchema } from '../../schemas/type.ts'
import { Button } from '../../ui/button.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { fieldOptions } from '../field-options.ts'
import { type FormServices, referenceName } from '../form-context.ts'
import { describeValue } from './describe-value.ts'
import type { Entity, FieldConflict } from './merge.ts'

type Props = {
  schema: TSchema
  conflicts: readonly FieldConflict[]
  merged: Entity
  services: FormServices
  onResolve: (value: Entity) => void
}

/** Shows fields that two people have changed: the original, both versions, and a choice between them. */
export function Conflict({ schema, conflicts, merged, services, onResolve }: Props) {
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
  const shown = (name: string, value: unknown) =>
    describeValue(propertyOf(name), value, locale, { isFull: true, ...described }) ||
    t('forms:conflict.nothing')

  return (
    <section aria-labelledby="conflict" className="grid max-w-text gap-8">
      <div>
        <h2 id="conflict" className="text-2xl">
          {t('forms:conflict.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('forms:conflict.text')}</p>
      </div>
      {conflicts.map(({ name, base, mine, theirs: other }) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="font-medium">{titleOf(name)}</legend>
          <p className="mt-1 text-sm text-ink-soft">
            {t('forms:conflict.base')}: <span className="whitespace-pre-line">{shown(name, base)}</span>
          </p>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label
              key={whose}
              className="flex min-h-11 cursor-pointer gap-3 rounded-control bg-surface p-4 has-checked:bg-accent-tint has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={`conflict-${name}`}
                checked={theirs.includes(name) === (whose === 'theirs')}
                onChange={() =>
                  setTheirs((before) =>
                    whose === 'theirs' ? [...before, name] : before.filter((one) => one !== name),
                  )
                }
                className="mt-1 size-4 shrink-0 accent-(--color-accent)"
              />
              <span className="min-w-0">
                <span className="block text-sm text-ink-soft">{t(`forms:conflict.${whose}`)}</span>
                <span className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {shown(name, whose === 'mine' ? mine : other)}
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
