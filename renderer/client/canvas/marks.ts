import type { Mark } from '../../../schemas/canvas-messages.ts'
import { createOutline } from './outline.ts'

const outlines: ReturnType<typeof createOutline>[] = []

/** Shows a line with a word around each of some blocks, in place of those shown before. */
export function showMarks(marks: readonly Mark[]): void {
  while (outlines.length < marks.length) outlines.push(createOutline('others'))
  for (const [index, outline] of outlines.entries()) outline.show(marks[index]?.id, marks[index]?.label)
}
