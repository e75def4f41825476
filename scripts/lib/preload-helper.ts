import type { Plugin } from 'vite'

/**
 * What Vite puts around every `import()`: files that the chunk needs are fetched beside it, and style sheets before it
 * runs. Vite's own helper does this in four times the bytes, which every document would load before a touch.
 */
const helper = `
const fetched = {}
const fetchOne = (file) => new Promise((done, fail) => {
  const link = document.createElement('link')
  link.href = '/' + file
  if (file.endsWith('.css')) {
    link.rel = 'stylesheet'
    link.onload = done
    link.onerror = () => fail(Error(file))
  } else {
    link.rel = 'modulepreload'
    done()
  }
  document.head.append(link)
})
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => fetched[file] ??= fetchOne(file))).then(load)
`

/** Puts a small helper in the place of Vite's. */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
})
