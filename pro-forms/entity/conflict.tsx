'use client'

import { useEffect, useRef, useState } from 'react'
import { locales } from '../../locales/locale.ts'
import { isEqual } from '../../schemas/core/is-equal.ts'
import { isRecord, shapeOf, structureOf } from '../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import { formatDate } from '../../schemas/formats/date.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { fieldOptions } from '../field-options.ts'
import { type FormServices, referenceName } from '../form-context.ts'
import { ConflictVersion } from './conflict-version.tsx'
import { describeValue } from './describe-value.ts'
import { differingLines } from './differing-lines.ts'
import type { Entity, FieldConflict } from './merge.ts'
import { picturesOf } from './pictures-of.ts'
import type { Author } from './use-entity.ts'

type Props = {
  schema: TSchema
  conflicts: readonly FieldConflict[]
  merged: Entity
  author: Partial<Author>
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
export function Conflict({ schema, conflicts, merged, author, services, onResolve }: Props) {
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
  const described = {
    isFull: true,
    timezone: services.timezone,
    nameOf: (area: string, code: string) =>
      referenceName(services)(area, code) ?? t('forms:conflict.unknown'),
    yesOrNo: (value: boolean) => t(value ? 'forms:conflict.yes' : 'forms:conflict.no'),
  }
  const inWords = (of: FieldConflict, value: unknown) => {
    const property = propertyOf(of.name)
    return describeValue(property, differing(property, value, of), locale, described)
  }
  /** False where my version only has more than the original: then that is in sight anyway. */
  const hasLost = (of: FieldConflict) =>
    differingLines(inWords(of, of.base), inWords(of, of.mine)) !== undefined || picturesOf(of.base).length > 0
  const { savedAt, savedBy } = author
  const time = savedAt && formatDate(savedAt, locale, services.timezone ?? homeZone.name, new Date())
  const titles = {
    mine: t('forms:conflict.mine'),
    theirs: [savedBy ?? t('forms:conflict.theirs'), time && t('forms:conflict.savedAt', { time })]
      .filter(Boolean)
      .join(' · '),
  }
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
          {hasLost(conflict) && (
            <div className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">
              <span>{t('forms:conflict.base')}:</span>
              <ConflictVersion
                value={conflict.base}
                other={conflict.mine}
                inWords={(one) => inWords(conflict, one)}
              />
            </div>
          )}
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
              <span className="grid min-w-0 gap-1">
                <span className="text-sm text-ink-soft">{titles[whose]}</span>
                <ConflictVersion
                  value={conflict[whose]}
                  other={conflict[whose === 'mine' ? 'theirs' : 'mine']}
                  inWords={(one) => inWords(conflict, one)}
                />
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
