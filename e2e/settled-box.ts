import type { Locator } from '@playwright/test'

/**
 * The bounding box of `locator` in CSS pixels after all finite animations of its page have ended; null if it has no box.
 * Endless animations are not awaited.
 */
export async function settledBox(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(
      element.ownerDocument
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // `finished` rejects when an animation is cancelled, which ends it as well.
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  return locator.boundingBox()
}
