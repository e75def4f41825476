// `npm run build`: only the build step of `npm start`.
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

await install()
await build()
