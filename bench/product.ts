// What the measurements need of the product; `lib/prepare.mjs` builds it into `dist/bench`.

export { translate } from '../locales/index.ts'
export { blockComponents } from '../renderer/registry.ts'
export { renderBlocks } from '../renderer/render-blocks.ts'
export { renderDocument } from '../renderer/render-document.ts'
export { builtAssets } from '../server/assets.ts'
export { readEnv } from '../server/env.ts'
export { createLog } from '../server/log.ts'
export { openServices } from '../server/services.ts'
export { respond } from '../site/respond.ts'
export { BlockProvider, PageProvider } from '../ui/page-context.tsx'
