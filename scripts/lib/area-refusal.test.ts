import { describe, expect, it } from 'vitest'
import { areaRefusal } from './area-refusal.ts'

describe('a new area', () => {
  it.each([
    ['equipment', 'mis'],
    ['medical-equipment', 'cabinets'],
    ['translation', undefined],
    ['whatsapp', 'whatsapp'],
  ])('can be called %s in %s', (name, section) => expect(areaRefusal(name, section)).toBeUndefined())

  it.each([
    ['Equipment', 'mis', /Usage/],
    ['medical_equipment', 'mis', /Usage/],
    ['e'.repeat(41), 'mis', /Usage.*at most 40/],
    [undefined, undefined, /Usage/],
    ['equipment', 'kitchen', /Usage.*mis, /],
    ['equipment', 'staff', /Usage/],
    ['class', 'mis', /meaning in the code/],
    ['new', 'mis', /meaning in the code/],
    ['static', 'mis', /meaning in the code/],
    ['await', 'mis', /meaning in the code/],
    ['schema', 'mis', /meaning in the code/],
    ['t', 'mis', /meaning in the code/],
    ['doctors', 'mis', /schemas\/areas\/doctors\.ts is there already/],
    ['registry', 'mis', /is there already/],
    ['review', 'mis', /a table "review" already/],
    ['staff', 'mis', /GET business-api-front2.*staff is another endpoint/],
  ])('cannot be called %s in %s', (name, section, why) => expect(areaRefusal(name, section)).toMatch(why))
})
