import { expect, it } from 'vitest'
import { translate } from '../../../../../locales/index.ts'
import { pageName } from './page-name.ts'

it('calls the first page so, and others by their titles', () => {
  const t = translate('ru')
  const named = (slug: string, ru: string) => pageName({ slug, title: { ru } }, 'ru', t)
  expect([named('', 'Стоматология «Улыбка»'), named('prices', 'Цены'), named('new', '')]).toEqual([
    'Главная',
    'Цены',
    t('business:site.untitled'),
  ])
})
