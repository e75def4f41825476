import type { Locator } from '@playwright/test'

/**
 * Where the element `locator` lies once everything on its page that moves into place has arrived, in CSS
 * pixels; nothing when it has no box. Movement that never ends is not waited for.
 */
export async function settledBox(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(
      element.ownerDocument
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // A movement that is cut short rejects: what took its place is as good a place to be measured at.
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  return locator.boundingBox()
}
