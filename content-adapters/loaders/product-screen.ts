import type productScreen from '../../schemas/blocks/product-screen.ts'
import { screenSizes } from '../../schemas/page/screen-sizes.ts'
import { defineLoader } from '../loader.ts'

/** Both pictures of a screen in the reader's language. */
export default defineLoader<typeof productScreen>(async ({ name, alt }, { locale }) => {
  const picture = (kind: keyof typeof screenSizes) => ({
    src: `/images/shipa/screen-${name}-${locale}-${kind}`,
    ...screenSizes[kind],
    color: '#f4f3ef',
    alt,
  })
  return { wide: picture('wide'), narrow: picture('narrow') }
})
