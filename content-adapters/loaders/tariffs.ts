import type tariffs from '../../schemas/blocks/tariffs.ts'
import { defineLoader } from '../loader.ts'
import { toPage } from '../parts/paths.ts'

/** What the product costs. Without a price list the block says so and leads to the form in which one asks. */
export default defineLoader<typeof tariffs>(async (_, { source }) => ({
  tariffs: await source.tariffs(),
  ask: toPage('/create-website#request-title'),
}))
