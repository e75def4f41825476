import fc from 'fast-check'

/** A change of something somewhere in an answer. */
export type Mutation = {
  at: number
  kind: 'delete' | 'replace' | 'extra' | 'wrap' | 'repeat'
  value: unknown
}

const hostile = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[]],
  'javascript:alert(1)',
  '<svg onload=x>',
  '\u0000',
  '\ud800',
  '__proto__',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
  '24:00',
  'x'.repeat(5000),
  { ru: 5 },
  { type: 'hero' },
)
/** Any mutation, with values that are made to be taken for something else. */
export const mutation = fc.record<Mutation>({
  at: fc.nat(),
  kind: fc.constantFrom('delete', 'replace', 'replace', 'extra', 'wrap', 'repeat'),
  value: fc.oneof(hostile, fc.jsonValue(), fc.string({ unit: 'binary' })),
})

type FaultPlace = { container: Record<string, unknown> | unknown[]; key: string }

function places(value: unknown): FaultPlace[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    { container: value as FaultPlace['container'], key },
    ...places(inner),
  ])
}

/** An answer with one thing changed somewhere in it. */
export function mutate(answer: unknown, { at, kind, value }: Mutation): unknown {
  const root = { answer: structuredClone(answer) }
  const all = places(root)
  const place = all[at % all.length]
  if (!place) return root.answer
  const container = place.container as Record<string, unknown>
  const item = container[place.key]
  if (kind === 'delete') delete container[place.key]
  else if (kind === 'replace') container[place.key] = value
  else if (kind === 'wrap') container[place.key] = [item]
  else if (kind === 'extra' && typeof item === 'object' && item !== null)
    Object.assign(item, { EXTRA: value, extra: value })
  else if (kind === 'repeat' && Array.isArray(item)) item.push(...item, value)
  return root.answer
}
