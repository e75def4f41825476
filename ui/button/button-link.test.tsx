import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { buttonVariants } from './button-class.ts'
import { ButtonLink } from './button-link.tsx'

describe('ButtonLink', () => {
  it('leads where its link says', () => {
    expect(render(<ButtonLink link={{ href: 'tel:+77001234567' }}>Позвонить</ButtonLink>)).toBe(
      '<a href="tel:+77001234567" class="btn btn-primary">Позвонить</a>',
    )
  })

  it('says that a link leaves the site', () => {
    const html = render(
      <ButtonLink link={{ href: 'https://example.com', external: true }}>Открыть</ButtonLink>,
    )
    expect(html).toContain('rel="external noopener"')
  })

  it('looks different in each of the seven variants (V-16)', () => {
    expect(buttonVariants).toEqual([
      ...['empty', 'primary', 'secondary', 'success', 'danger', 'accent', 'link'],
    ])
    const looks = buttonVariants.map((variant) =>
      render(
        <ButtonLink link={{ href: '/' }} variant={variant}>
          Да
        </ButtonLink>,
      ),
    )
    expect(new Set(looks).size).toBe(7)
  })
})
