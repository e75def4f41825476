import { richDecorators } from '../rich/text-block.ts'
import { decoratorTags } from './html-tags.ts'
import { decoratorsOf, isNotBold } from './styles.ts'

type Decorator = (typeof richDecorators)[number]

/** Elements that may have decorators by their style alone. */
const styledTags: ReadonlySet<string> = new Set(['span', 'font', ...decoratorTags.keys()])

/** Counts the open decorators, so that deep or wrong nesting is handled without a tree. */
export function openMarks() {
  const counts = new Map<Decorator, number>()
  const byTag = new Map<string, Decorator[][]>()

  const count = (marks: readonly Decorator[], step: 1 | -1) => {
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + step)
  }
  return {
    /** False for an element that has none. */
    open(tag: string, style: string | undefined): boolean {
      if (!styledTags.has(tag)) return false
      const own = decoratorTags.get(tag)
      const isOff = own === 'strong' && isNotBold(style)
      const marks = [...new Set([...(own && !isOff ? [own] : []), ...decoratorsOf(style)])]
      const stack = byTag.get(tag) ?? []
      byTag.set(tag, stack)
      stack.push(marks)
      count(marks, 1)
      return true
    },
    close(tag: string): boolean {
      if (!styledTags.has(tag)) return false
      count(byTag.get(tag)?.pop() ?? [], -1)
      return true
    },
    /** Always in the same order, so that the same text is the same value. */
    now: (): Decorator[] => richDecorators.filter((mark) => (counts.get(mark) ?? 0) > 0),
  }
}
