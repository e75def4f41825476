import { describe, expect, it } from 'vitest'
import { judge } from '../../../schemas/core/judge.ts'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import { t } from '../../../schemas/core/type.ts'
import { calloutContent, newObject, objectForms, withFields } from './object-form.ts'

const newKey = () => 'new'

describe('the form of an object', () => {
  it('shows neither its name nor what has an editor of its own', () => {
    const fields = Object.values(objectForms).map((form) => {
      const structure = structureOf(form)
      return structure.kind === 'object' ? Object.keys(structure.properties) : []
    })
    expect(fields).toEqual([
      ['src', 'width', 'height', 'color', 'alt', 'caption'],
      ['caption', 'headerRow'],
      ['href', 'name', 'bytes'],
      ['tone'],
    ])
  })

  it('keeps what it does not show, and drops what was emptied', () => {
    const table = { _type: 'table', _key: 'k', caption: 'Цены', rows: [], theirs: 1 }
    expect(withFields('table', table, { headerRow: true })).toEqual({
      _type: 'table',
      _key: 'k',
      rows: [],
      theirs: 1,
      headerRow: true,
    })
  })

  it('begins with a valid table and callout', () => {
    const content = [newObject('table', newKey), newObject('callout', newKey)]
    expect(judge(t.rich(), { ru: content }).problems).toEqual([])
  })

  it('makes words of an object inside a callout, and leaves what it does not know', () => {
    const poll = { _type: 'poll' }
    const [file, kept] = calloutContent([
      { _type: 'file', _key: 'f', ...{ name: 'Цены', href: '/a.pdf' } },
      poll,
    ])
    expect(file).toMatchObject({ _type: 'block', _key: 'f', children: [{ text: 'Цены' }] })
    expect(kept).toBe(poll)
  })
})
