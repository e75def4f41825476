import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { ToastMessage } from './toast-message.tsx'

describe('ToastMessage', () => {
  it('draws its small markup', () => {
    expect(render(<ToastMessage message='<b>Готово</b><br><a href="/profile">Записи</a>' />)).toBe(
      '<b>Готово</b><br/><a href="/profile" class="link">Записи</a>',
    )
  })

  it('marks a link that leaves the site', () => {
    expect(render(<ToastMessage message='<a href="https://example.com">Там</a>' />)).toContain(
      'rel="external noopener"',
    )
  })

  it('shows foreign markup as text', () => {
    expect(render(<ToastMessage message="<img src=x onerror=alert(1)>" />)).toBe(
      '&lt;img src=x onerror=alert(1)&gt;',
    )
  })
})
