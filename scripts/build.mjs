// `npm run build`: what `npm start` builds, by itself.
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

await install()
await build()
