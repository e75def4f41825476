import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rawMenu } from '../medical-api/raw/menu-item.ts'
import { optional } from '../medical-api/raw/parts.ts'
import { type Pruned, prune } from './prune.ts'

const person = z.object({ name: z.string(), age: optional(z.number()) })
const answer = z.object({ data: z.array(person), title: optional(z.string()) })

function pruned(schema: z.ZodType, value: unknown) {
  const problems: Pruned[] = []
  const result = prune(schema, value, (problem) => problems.push(problem))
  return { result, problems }
}

describe('prune', () => {
  it('gives a fitting value without what the schema does not name', () => {
    expect(pruned(answer, { data: [{ name: 'a', extra: 1 }], extra: 2 })).toEqual({
      result: { data: [{ name: 'a' }] },
      problems: [],
    })
  })

  it('drops an optional field that is wrong', () => {
    expect(pruned(answer, { data: [{ name: 'a', age: 'old' }], title: 1 })).toEqual({
      result: { data: [{ name: 'a' }] },
      problems: [
        {
          path: 'data.0.age',
          code: 'invalid_type',
          expected: 'Invalid input: expected number, received string',
        },
        { path: 'title', code: 'invalid_type', expected: 'Invalid input: expected string, received number' },
      ],
    })
  })

  it('drops a list item that lacks what it needs, and names items as the answer counts them', () => {
    const value = { data: [{ age: 1 }, { name: 'b' }, null, { name: 3 }, { name: 'e', age: '5' }] }
    expect(pruned(answer, value)).toMatchObject({
      result: { data: [{ name: 'b' }, { name: 'e' }] },
      problems: [
        { path: 'data.0', code: 'incomplete:name' },
        { path: 'data.2', code: 'invalid_type' },
        { path: 'data.3.name', code: 'invalid_type' },
        { path: 'data.4.age', code: 'invalid_type' },
        { path: 'data.3', code: 'incomplete:name' },
      ],
    })
  })

  it('gives nothing when nothing is left', () => {
    expect(pruned(answer, 'text')).toMatchObject({
      result: undefined,
      problems: [{ path: '', code: 'invalid_type' }],
    })
    expect(pruned(answer, { data: 1 }).result).toBeUndefined()
  })

  it('survives loops, depth and names that mean something to JavaScript', () => {
    const loop: Record<string, unknown> = { name: 'a' }
    loop.data = [loop]
    expect(pruned(answer, loop).problems).toEqual([{ path: 'data.0', code: 'loop' }])

    const deep = JSON.parse(`${'{"MENU_ITEM_NAME":"a","items":['.repeat(5000)}${']}'.repeat(5000)}`)
    expect(pruned(rawMenu, { data: [deep] }).result).toBeDefined()

    pruned(answer, JSON.parse('{"data":[],"__proto__":{"polluted":true}}'))
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('never throws, keeps its input unchanged and gives what fits', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.jsonValue(), (anything, json) => {
        for (const value of [anything, { data: anything }, { data: [anything] }, { data: json }]) {
          const before = structuredCloneOrSelf(value)
          const { result, problems } = pruned(answer, value)
          if (result !== undefined) expect(answer.safeParse(result).success).toBe(true)
          else expect(problems.length).toBeGreaterThan(0)
          expect(value).toEqual(before)
        }
      }),
    )
  })
})

const structuredCloneOrSelf = (value: unknown) => {
  try {
    return structuredClone(value)
  } catch {
    return value
  }
}
