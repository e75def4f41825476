import type { Compose, LandingContext } from './landing.ts'

/**
 * A page of a list: with nothing in it, it says so and is not for search engines. Where the list cannot be had, its
 * block tells.
 */
export const listPage =
  (compose: Compose, items: (context: LandingContext) => Promise<readonly unknown[]>): Compose =>
  async (context) => {
    const [content, all] = await Promise.all([compose(context), items(context).catch(() => undefined)])
    return content && { ...content, ...(all?.length === 0 && { robots: 'noindex' as const }) }
  }
