import Trash from 'lucide-react/icons/trash-2'
import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Button } from './button.tsx'
import { buttonClass, buttonSizes } from './button-class.ts'
import { ButtonLink } from './button-link.tsx'

describe('Button', () => {
  it('sends no form unless it is told to', () => {
    expect(render(<Button>Да</Button>)).toContain('type="button"')
    expect(render(<Button type="submit">Да</Button>)).toContain('type="submit"')
  })

  it('looks as a link to somewhere does (V-16)', () => {
    const classOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]
    expect(classOf(render(<Button variant="danger">Да</Button>))).toBe(
      classOf(
        render(
          <ButtonLink link={{ href: '/' }} variant="danger">
            Да
          </ButtonLink>,
        ),
      ),
    )
  })

  it('says that it is busy and keeps the focus while it loads', () => {
    const html = render(<Button loading>Сохранить</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled=')
    expect(html).toContain('Сохранить')
  })

  it('shows one mark at a time: its icon, or that it is busy', () => {
    expect(render(<Button icon={Trash}>Удалить</Button>)).toContain('<svg')
    expect(
      render(
        <Button icon={Trash} loading>
          Удалить
        </Button>,
      ),
    ).not.toContain('<svg')
  })

  it('has three sizes, and as a link in a text none', () => {
    expect(new Set(buttonSizes.map((size) => buttonClass('primary', size))).size).toBe(3)
    expect(new Set(buttonSizes.map((size) => buttonClass('link', size))).size).toBe(1)
  })
})
