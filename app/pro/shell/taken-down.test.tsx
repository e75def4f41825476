import { expect, it } from 'vitest'
import { resources, translate } from '../../../locales/index.ts'
import type { TakenDownPage } from '../../../schemas/api/business.ts'
import { render } from '../../../ui/test/render.tsx'
import { TextProvider } from '../../text-provider.tsx'
import { TakenDown } from './taken-down.tsx'

const t = translate('ru')
const site = {
  CASE_ID: 1,
  KIND: 'site',
  ROW: null,
  TITLE: '',
  STATUS: 'removed',
  REASON: 'other',
  TEXT: 'Уберите адрес.',
} as unknown as TakenDownPage

const drawn = (page: TakenDownPage, isFolded: boolean) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      <TakenDown company="1001" page={{ ...page, href: '/pro/1001/there' }} mayAsk isFolded={isFolded} />
    </TextProvider>,
  )

it('says what is wrong with a page, leads to where it is mended, and asks moderators to look again', () => {
  const html = drawn(site, false)
  expect(html).toContain('Уберите адрес.')
  expect(html).toContain('/pro/1001/there')
  expect(html).toContain(t('business:takenDown.done'))
})
it('is one line over the editor of the site, which opens, and leads from there only to what is mended elsewhere', () => {
  const html = drawn(site, true)
  expect(html).toMatch(/^<details/)
  expect(html).toContain(t('business:takenDown.done'))
  expect(html).not.toContain('/pro/1001/there')
  expect(drawn({ ...site, KIND: 'news' }, true)).toContain('/pro/1001/there')
})
