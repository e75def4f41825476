import type { Compose, LandingContext } from './landing.ts'

/**
 * A page of a list. An empty one is not indexed. If the list cannot be loaded, its block shows the error.
 */
export const listPage =
  (compose: Compose, items: (context: LandingContext) => Promise<readonly unknown[]>): Compose =>
  async (context) => {
    const [content, all] = await Promise.all([compose(context), items(context).catch(() => undefined)])
    return content && { ...content, ...(all?.length === 0 && { robots: 'noindex' as const }) }
  }
