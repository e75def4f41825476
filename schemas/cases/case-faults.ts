import { locales } from '../../locales/locale.ts'
import { menuSections } from '../access/sections.ts'
import { judge } from '../core/judge.ts'
import type { Label } from '../core/type.ts'
import { type CaseDefinition, isReasonFor } from './define-case.ts'
import { filedFieldKind, filedFieldKinds } from './filed-fields.ts'

const missing = (label: Partial<Label>): string[] => locales.filter((locale) => !label[locale]?.trim())

/** The languages in which a text is missing, as faults. */
const words = (path: string, given: Partial<Label>): string[] =>
  missing(given).map((locale) => `${path}.${locale}: the text is missing; write it`)

/** The states that arrows reach from the first states of rows. */
function reached({ begins, arrows }: CaseDefinition): Set<string> {
  const found = new Set(begins)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { from, to } of Object.values(arrows))
      if (from.some((state) => found.has(state))) found.add(to)
  }
  return found
}

/** The faults of the part of a kind that visitors file. */
function filedFaults({ filed, states, arrows }: CaseDefinition): string[] {
  if (!filed) return []
  const { section, form, example, waits, clock = [], keepDays, list, title, lead } = filed
  const labels = { list, title, lead }
  return [
    ...Object.entries(labels).flatMap(([name, given]) => words(`filed.${name}`, given)),
    ...Object.entries(form.properties).flatMap(([name, schema]) => {
      const label = (schema as { 'x-label'?: Partial<Label> })['x-label'] ?? {}
      const kinds = filedFieldKinds.join(', ')
      return [
        ...(filedFieldKind(schema)
          ? []
          : [`filed.form.${name}: a visitor's form cannot draw it; take one of ${kinds}`]),
        ...words(`filed.form.${name}.label`, label),
      ]
    }),
    ...judge(form, example).problems.map(
      ({ path, code }) => `filed.example.${path.join('.')}: ${code}; write a valid value`,
    ),
    ...Object.entries(waits).flatMap(([who, names = []]) =>
      names
        .filter((state) => !(state in states))
        .map((state) => `filed.waits.${who}: there is no state "${state}"; add it to \`states\``),
    ),
    ...(Object.values(waits).flat().length > 0
      ? []
      : ['filed.waits: no case would wait for anybody; name states for the clinic or for moderators']),
    ...Object.entries(arrows).flatMap(([name, { from, by }]) => [
      ...(by.includes('moderator')
        ? from
            .filter((state) => !waits.moderator?.includes(state))
            .map(
              (state) =>
                `filed.waits.moderator: moderators make "${name}" in "${state}", which is in no queue; add the state`,
            )
        : []),
      ...(by.includes('clock') && !clock.some(({ arrow }) => arrow === name)
        ? [`filed.clock: the clock makes "${name}", and no line says when; add one`]
        : []),
      ...by
        .filter((mover) => mover === 'visitor' || mover === 'doctor')
        .map((mover) => `arrows.${name}.by: no ${mover} sees a case; take 'patient' or 'clinic'`),
    ]),
    ...(menuSections.some((one) => one === section)
      ? []
      : [`filed.section: there is no section "${section}"; take one of ${menuSections.join(', ')}`]),
    ...clock.flatMap(({ arrow, days, reason }, index) => [
      ...(clock.findIndex((one) => one.arrow === arrow) === index
        ? []
        : [
            `filed.clock[${index}].arrow: "${arrow}" has a line already; make another arrow for another time`,
          ]),
      ...(arrows[arrow]?.by.includes('clock')
        ? []
        : [`filed.clock[${index}].arrow: the clock may not make "${arrow}"; add 'clock' to its \`by\``]),
      ...(days > 0 ? [] : [`filed.clock[${index}].days: it must be more than 0`]),
      ...(arrows[arrow]?.needsReason && !reason
        ? [`filed.clock[${index}].reason: "${arrow}" needs a reason; write one in four languages`]
        : []),
      ...(reason ? words(`filed.clock[${index}].reason`, reason) : []),
      ...(reason && arrows[arrow] && !isReasonFor(arrows[arrow], 'author')
        ? [`filed.clock[${index}].reason: the author does not read it; add 'author' to \`reasonFor\``]
        : []),
    ]),
    ...Object.entries(arrows).flatMap(([name, { by, act }]) =>
      by.some((mover) => mover !== 'clock') && missing(act ?? {}).length > 0
        ? [`arrows.${name}.act: people make it, and its button has no text; write one in four languages`]
        : [],
    ),
    ...(keepDays > 0 ? [] : ['filed.keepDays: it must be more than 0']),
  ]
}

/** The faults of a declaration, each with its path and the remedy; empty without faults. */
export function caseFaults(definition: CaseDefinition): string[] {
  const { begins, states, arrows, label } = definition
  const names = Object.keys(states)
  const codes = Object.values(states).flatMap(({ code }) => code ?? [])
  const isReached = reached(definition)
  const known = (path: string, state: string) =>
    names.includes(state) ? [] : [`${path}: there is no state "${state}"; add it to \`states\``]
  return [
    ...words('label', label),
    ...(begins.length === 0 ? ['begins: no row could ever be; name a state'] : []),
    ...begins.flatMap((state) => known('begins', state)),
    ...(new Set(codes).size < codes.length ? ['states: two have the same `code`; give each its own'] : []),
    ...(codes.length > 0 && codes.length < names.length
      ? ['states: some have a `code` and some have none; give one to each']
      : []),
    ...names.flatMap((state) => [
      ...words(`states.${state}.label`, states[state]?.label ?? {}),
      ...(isReached.has(state) ? [] : [`states.${state}: no arrow leads to it; add one or remove the state`]),
    ]),
    ...Object.entries(arrows).flatMap(([name, arrow]) => [
      ...words(`arrows.${name}.label`, arrow.label),
      ...Object.entries(arrow.told ?? {}).flatMap(([by, told]) => [
        ...words(`arrows.${name}.told.${by}`, told),
        ...(arrow.by.some((mover) => mover === by)
          ? []
          : [`arrows.${name}.told.${by}: that side does not make the move; add it to \`by\``]),
      ]),
      ...[...arrow.from, arrow.to].flatMap((state) => known(`arrows.${name}`, state)),
      ...(arrow.from.length === 0 ? [`arrows.${name}.from: it begins nowhere; name a state`] : []),
      ...(arrow.by.length === 0 ? [`arrows.${name}.by: nobody may make it; name who may`] : []),
    ]),
    ...filedFaults(definition),
  ]
}
