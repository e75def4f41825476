import type { Page } from '@playwright/test'

const fields = `<form action="/l/demo-dent/gallery"><input name="q" value=""/><label>A<input type="checkbox" name="box"/></label><label>M<input type="radio" name="radio" value="m" checked=""/></label><label>W<input type="radio" name="radio" value="w"/></label><select name="select"><option value="a">a</option><option value="b">b</option></select><details><summary>D<svg width="20" height="20" viewBox="0 0 1 1"></svg></summary>E</details></form>`

/** The same fields as React elements, which record each change in `window.heard`. */
const component = `
const h = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props })
const hear = (event) => (window.heard ??= []).push(
  event.target.name + ' ' + (event.target.type === 'checkbox' ? event.target.checked : event.target.value))
const label = (text, input) => h('label', { children: [text, h('input', { onChange: hear, ...input })] })
export default () => h('form', {
  action: '/l/demo-dent/gallery',
  onSubmit: (event) => { event.preventDefault(); window.heard = [...(window.heard ?? []), 'submit'] },
  children: [
    h('input', { name: 'q', defaultValue: '', onChange: hear }),
    label('A', { type: 'checkbox', name: 'box' }),
    label('M', { type: 'radio', name: 'radio', value: 'm', defaultChecked: true }),
    label('W', { type: 'radio', name: 'radio', value: 'w' }),
    h('select', { name: 'select', onChange: hear, children: [
      h('option', { value: 'a', children: 'a' }), h('option', { value: 'b', children: 'b' })] }),
    h('details', { children: [
      h('summary', { children: ['D', h('svg', { width: 20, height: 20, viewBox: '0 0 1 1' })] }), 'E'] }),
  ],
})`

/** Replaces the price-list island with a form that has every field type, and details with a drawing in their summary; no real block has one. */
export async function withFormIsland(page: Page): Promise<void> {
  await page.route('**/l/demo-dent', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /(<sh-island data-of="services"[^>]*>).*?(?=<\/sh-island>)/s,
      (_, start) => start + fields,
    )
    await route.fulfill({ response, body })
  })
  await page.route(/services\.client-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: component }),
  )
}

/** The changes that the island's React has recorded so far. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard?: string[] }).heard ?? [])
