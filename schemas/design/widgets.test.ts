import { expect, it } from 'vitest'
import { widgetOrder, widgetsInOrder } from './widgets.ts'

it('puts the chosen widgets first, and loses none of the others (B-10)', () => {
  expect(widgetsInOrder()).toEqual(widgetOrder)
  expect(widgetsInOrder(['contacts', 'question'])).toEqual(['contacts', 'question', 'map', 'appointment'])
  expect(widgetsInOrder(['map', 'map'])).toEqual(widgetOrder)
})
