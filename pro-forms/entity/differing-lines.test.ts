import { expect, it } from 'vitest'
import { differingLines } from './differing-lines.ts'

it.each([
  ['what only one of them has', 'а\nб\nв', 'а\nв', '…\nб\n…'],
  ['one ellipsis for all that is the same in a row', 'а\nб\nв\nг', 'а\nб\nв\nд', '…\nг'],
  ['everything where all of it differs', 'а\nб', 'в', 'а\nб'],
  ['nothing where only the order differs', 'а\nб', 'б\nа', undefined],
  ['nothing where the other only has more', 'а\nб', 'а\nб\nв', undefined],
  ['a line as often as the other has it less', 'а\nа', 'а', '…\nа'],
  ['nothing of an empty one', '', 'а', ''],
])('keeps %s', (_, text, other, expected) => {
  expect(differingLines(text, other)).toBe(expected)
})
