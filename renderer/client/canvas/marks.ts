import type { Mark } from '../../../schemas/canvas/canvas-messages.ts'
import { createOutline } from './outline.ts'

const outlines: ReturnType<typeof createOutline>[] = []

/** One mark for each block, with the words of all of its marks in one row. */
export const joinMarks = (marks: readonly Mark[]): Mark[] =>
  [...Map.groupBy(marks, ({ id }) => id)].map(([id, ofBlock]) => ({
    id,
    label: [...new Set(ofBlock.map(({ label }) => label))].join(' · '),
  }))

/** Shows a line with a word around each of some blocks, in place of those shown before. */
export function showMarks(marks: readonly Mark[]): void {
  const joined = joinMarks(marks)
  while (outlines.length < joined.length) outlines.push(createOutline('others'))
  for (const [index, outline] of outlines.entries()) outline.show(joined[index]?.id, joined[index]?.label)
}
