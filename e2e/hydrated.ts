import type { Page } from '@playwright/test'

/** A node of React's tree: its element, and the nodes around it. */
type Fiber = {
  stateNode: unknown
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/**
 * True once the heading is part of the tree that React has committed. React names it while it still hydrates the following elements, and
 * events there are lost in the meantime.
 */
function isCommitted(): boolean {
  const heading = document.querySelector('h1')
  const [, own] = Object.entries(heading ?? {}).find(([key]) => key.startsWith('__reactFiber')) ?? []
  let top = own as Fiber | undefined
  while (top?.return) top = top.return
  const waiting = [(top?.stateNode as { current: Fiber } | undefined)?.current]
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    if (fiber.stateNode === heading) return true
    for (const next of [fiber.sibling, fiber.child]) if (next) waiting.push(next)
  }
  return false
}

/**
 * Waits until the page of the application is hydrated: before that, pointer events are lost. A page of accounts is a
 * document, whose island is hydrated by a touch.
 */
export const hydrated = async (page: Page): Promise<void> => {
  const island = page.locator('sh-island[data-of=account]')
  if ((await island.count()) > 0) await island.dispatchEvent('pointerover')
  await page.waitForFunction(isCommitted)
}
