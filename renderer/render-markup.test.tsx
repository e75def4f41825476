import { expect, it } from 'vitest'
import { renderMarkup } from './render-markup.ts'

it('writes the props of an island so that a browser reads them as they were', () => {
  const props = { a: `it's "so" & <b>`, б: ['&quot;', '&#x27;', '\\"'] }
  const html = renderMarkup(
    <sh-island data-id="x" data-props={JSON.stringify(props)}>
      <p title={'"'}>data-props="{'"'}"</p>
    </sh-island>,
  )
  const written = /^<sh-island data-id="x" data-props='([^'<>]*)'><p title="&quot;">/.exec(html)?.[1] ?? ''
  const read = written.replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(JSON.parse(read.replaceAll('&amp;', '&'))).toEqual(props)
})

it('leaves out the links by which React preloads pictures', () => {
  expect(renderMarkup(<img src="/a.jpg" alt="" fetchPriority="high" />)).toBe(
    '<img src="/a.jpg" alt="" fetchPriority="high"/>',
  )
})
