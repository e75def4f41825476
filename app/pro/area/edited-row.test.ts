import { describe, expect, it } from 'vitest'
import { areaChangeBody } from '../../../schemas/api/area.ts'
import { defineArea } from '../../../schemas/areas/define-area.ts'
import { judge } from '../../../schemas/core/judge.ts'
import { t } from '../../../schemas/core/type.ts'
import { editedRow } from './edited-row.ts'

const label = { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Offers' }

const offers = defineArea({
  name: 'offers',
  section: 'clinic-website',
  label,
  entry: label,
  schema: t.object({ title: t.string({ label }) }),
  check: ({ title }) => (title === 'wrong' ? [{ path: ['title'], code: 'value', params: {} }] : []),
  title: ['title'],
  tags: () => [],
  scheduled: true,
  example: { title: 'Весна' },
})

const row = {
  VALUE: { title: 'Весна' },
  REVISION: 3,
  STATUS: 'shown',
  FROM: '2026-12-01T04:00:00.000Z',
  UNTIL: null,
} as const

describe('a row of a scheduled area in a form', () => {
  const edited = editedRow(offers, { publish: true })

  it('has its status and period among its fields for whoever may publish, and is sent as it came', () => {
    const { value, revision } = edited.saved(row)
    expect(value).toEqual({ title: 'Весна', status: 'shown', shownFrom: row.FROM })
    expect(judge(edited.schema, value).problems).toEqual([])
    const body = { ...edited.toBody(value), REVISION: revision }
    expect(areaChangeBody.parse(body)).toEqual(row)
  })

  it('loses an end that was cleared', () => {
    const { shownFrom, ...value } = edited.saved(row).value
    expect(edited.toBody(value)).toMatchObject({ FROM: null, UNTIL: null })
  })

  it('is wrong at the end of a period that ends before it begins, and where the area says so', () => {
    const period = { status: 'shown', shownFrom: row.FROM, shownUntil: '2026-12-01T03:00:00Z' }
    expect(edited.check({ title: 'Весна', ...period })).toEqual([
      { path: ['shownUntil'], code: 'period', params: {} },
    ])
    expect(edited.check({ title: 'wrong', status: 'shown' })).toMatchObject([{ path: ['title'] }])
  })

  it('has the fields of the area alone for others', () => {
    const { schema, saved, toBody } = editedRow(offers, { publish: false })
    expect(schema).toBe(offers.schema)
    expect(toBody(saved(row).value)).toEqual({ VALUE: row.VALUE })
  })
})
