import { expect, it, vi } from 'vitest'
import { leadOn } from './lead-on.ts'

/** A page on which some selectors find something; returns which of them got the focus. */
function focusedIn(...found: string[]) {
  const focus = vi.fn()
  const querySelector = (selector: string) =>
    found.some((part) => selector.endsWith(part)) ? { focus: () => focus(selector) } : null
  leadOn({ querySelector } as unknown as ParentNode)
  return focus.mock.calls.flat()
}

it.each([
  ['at a wrong field before what is asked next', ['[aria-invalid=true]', '[data-next]'], 'aria-invalid'],
  ['at what is asked next if nothing is wrong', ['[data-next]'], 'data-next'],
])('goes on %s', (_, found, selector) => {
  expect(focusedIn(...found)).toEqual([expect.stringContaining(selector)])
})

it('leaves the focus where it is on a page that asks nothing', () => expect(focusedIn()).toEqual([]))
