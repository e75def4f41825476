import { expect, it } from 'vitest'
import { resources } from '../../../locales/index.ts'
import { render } from '../../../ui/test/render.tsx'
import { TextProvider } from '../../text-provider.tsx'
import { NeedsMore } from './needs-more.tsx'

const drawn = (way?: { href: string; label: string }) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      <NeedsMore
        title="Частная практика"
        text="Нужна карточка врача."
        owners={['Иса Ким']}
        {...(way && { way })}
      />
    </TextProvider>,
  )

it('leads to where a person can give it to themselves, and asks nobody', () => {
  const html = drawn({ href: '/pro/1001/staff', label: 'Сотрудники' })
  expect(html).toMatch(/href="\/pro\/1001\/staff"[^>]*>Открыть: Сотрудники/)
  expect(html).not.toContain('Иса Ким')
})
it('names an owner to whoever cannot', () => {
  expect(drawn()).toContain('Иса Ким')
})
