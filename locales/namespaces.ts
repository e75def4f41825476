/** The shape of the interface texts: Russian is the model, a test holds the other languages to it. */
export type Namespaces = {
  account: typeof import('./ru/account.json')
  application: typeof import('./ru/application.json')
  backend: typeof import('./ru/backend.json')
  blocks: typeof import('./ru/blocks.json')
  consent: typeof import('./ru/consent.json')
  errors: typeof import('./ru/errors.json')
  fault: typeof import('./ru/fault.json')
  head: typeof import('./ru/head.json')
  inbox: typeof import('./ru/inbox.json')
  layout: typeof import('./ru/layout.json')
  messages: typeof import('./ru/messages.json')
  problems: typeof import('./ru/problems.json')
  profile: typeof import('./ru/profile.json')
  ui: typeof import('./ru/ui.json')
  vision: typeof import('./ru/vision.json')
}
