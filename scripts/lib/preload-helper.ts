import type { Plugin } from 'vite'

/**
 * The helper that Vite puts around every `import()`: it preloads the files that the chunk needs, and its style sheets before it runs.
 * Vite's own helper is four times as large, and every document would load it before any interaction.
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

/** Replaces Vite's preload helper by a smaller one. */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
})
