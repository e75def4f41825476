import type tariffs from '../../schemas/blocks/tariffs.ts'
import { defineLoader } from '../loader.ts'
import { toPage } from '../parts/paths.ts'

/** The prices of the product. Without a price list the block says so and links to the form in which one asks. */
export default defineLoader<typeof tariffs>(async (_, { source }) => ({
  tariffs: await source.tariffs(),
  ask: toPage('/create-website#request-title'),
}))
