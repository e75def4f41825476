import { isRecord } from '../../../schemas/core/is-record.ts'
import { richObjects } from '../../../schemas/rich/objects.ts'
import { richDecorators } from '../../../schemas/rich/text-block.ts'
import { recordsOf } from './records-of.ts'

const shown = new Set(['block', 'span', 'link', 'row', 'cell', ...Object.keys(richObjects)])
const decorators: ReadonlySet<unknown> = new Set(richDecorators)

const typeOf = (item: unknown): unknown => (isRecord(item) ? item._type : undefined)

/** What of the texts in a value of ours visitors do not see, because our texts have no such objects or marks: the names of their types. */
export function unseenInTexts(value: unknown): string[] {
  const found = new Set<string>()
  const note = (type: unknown) => {
    if (typeof type === 'string' && !shown.has(type)) found.add(type)
  }

  function line({ children, markDefs }: Record<string, unknown>): void {
    const defined = recordsOf(markDefs)
    const keys = new Set(defined.map(({ _key }) => _key))
    for (const definition of defined) note(typeOf(definition))
    for (const span of recordsOf(children)) {
      note(span._type)
      for (const mark of Array.isArray(span.marks) ? span.marks : [])
        if (!decorators.has(mark) && !keys.has(mark)) note(mark)
    }
  }

  function walk(one: unknown): void {
    if (Array.isArray(one)) {
      const isText = one.some((item) => typeOf(item) === 'block')
      for (const item of one) {
        if (isText) note(typeOf(item))
        walk(item)
      }
    } else if (isRecord(one)) {
      if (Array.isArray(one.children)) line(one)
      for (const item of Object.values(one)) walk(item)
    }
  }

  walk(value)
  return [...found]
}
