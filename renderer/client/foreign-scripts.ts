import { countedPath } from '../../ui/visitor/counted-path.ts'

/** True where a script from elsewhere could read a password, or a code or a token in the address. */
export const isSecretPage = (): boolean =>
  /^(?:\/[a-z]{2})?\/auth\//.test(location.pathname) ||
  countedPath(location.pathname) !== location.pathname ||
  /[?&](?:code|token)=/.test(location.search)

/** Loads a script from elsewhere. */
export function loadScript(source: string): void {
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
}

/** Loads the configured scripts of analytics and metrics services (A42, A43). Call it once, for a visitor who consents. */
export function loadForeignScripts(sources: readonly string[]): void {
  if (isSecretPage()) return
  for (const source of sources) loadScript(source)
}
