import { expect, it } from 'vitest'
import promotion, { type Promotion } from './promotion.ts'

const written = (change: Partial<Promotion>): Promotion => ({
  ...{ title: { ru: 'Чистка' }, from: '2026-12-01', to: '2026-12-15' },
  ...{ services: [{ service: '1', before: 15_000, now: 12_000 }] },
  ...change,
})
const problems = (change: Partial<Promotion>) =>
  (promotion.check?.(written(change)) ?? []).map(({ path, code }) => [path.join('.'), code])

it.each<[string, Promotion['services'][number]]>([
  ['above the former one', { service: '1', before: 15_000, now: 15_001 }],
  ['that is the former one', { service: '1', before: 15_000, now: 15_000 }],
  ['that is less by nothing that can be paid', { service: '1', before: 0.01, now: 0.01 }],
])('refuses a price %s', (_, line) => {
  expect(problems({ services: [line] })).toEqual([['services.0.now', 'promotionAbove']])
})

it.each<[string, Partial<Promotion>, [string, string]]>([
  [
    'without a new price',
    { services: [{ service: '1', before: 15_000 }] },
    ['services.0.now', 'promotionNow'],
  ],
  ['that ends before it begins', { to: '2026-11-30' }, ['to', 'lastDay']],
  ['that lasts longer than 90 days', { to: '2027-03-01' }, ['to', 'promotionLong']],
  ['of nothing', { services: [] }, ['services', 'minItems']],
])('refuses one %s', (_, change, problem) => {
  expect(problems(change)).toEqual([problem])
})

it('takes a price that is free, and the last day of ninety', () => {
  expect(problems({ to: '2027-02-28', services: [{ service: '1', before: 15_000, now: 0 }] })).toEqual([])
})
