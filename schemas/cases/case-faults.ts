import { locales } from '../../locales/locale.ts'
import type { Label } from '../core/type.ts'
import type { CaseDefinition } from './define-case.ts'

const missing = (label: Partial<Label>): string[] => locales.filter((locale) => !label[locale]?.trim())

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

/** The faults of a declaration, each with its path and the remedy; empty without faults. */
export function caseFaults(definition: CaseDefinition): string[] {
  const { begins, states, arrows, label } = definition
  const names = Object.keys(states)
  const codes = Object.values(states).flatMap(({ code }) => code ?? [])
  const isReached = reached(definition)
  const known = (path: string, state: string) =>
    names.includes(state) ? [] : [`${path}: there is no state "${state}"; add it to \`states\``]
  const words = (path: string, given: Partial<Label>) =>
    missing(given).map((locale) => `${path}.${locale}: the text is missing; write it`)
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
      ...[...arrow.from, arrow.to].flatMap((state) => known(`arrows.${name}`, state)),
      ...(arrow.from.length === 0 ? [`arrows.${name}.from: it begins nowhere; name a state`] : []),
      ...(arrow.by.length === 0 ? [`arrows.${name}.by: nobody may make it; name who may`] : []),
    ]),
  ]
}
