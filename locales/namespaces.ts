/** The shape of the interface texts: Russian is the model, a test holds the other languages to it. */
export type Namespaces = {
  backend: typeof import('./ru/backend.json')
  blocks: typeof import('./ru/blocks.json')
  errors: typeof import('./ru/errors.json')
  head: typeof import('./ru/head.json')
  layout: typeof import('./ru/layout.json')
  problems: typeof import('./ru/problems.json')
}
