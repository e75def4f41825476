import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Toaster } from './toaster.tsx'

it('is not printed: on paper toasts would cover names', () => {
  expect(render(<Toaster />)).toMatch(/^<section [^>]*class="print:hidden"/)
})
