import { expect, it } from 'vitest'
import { resources } from '../../locales/index.ts'
import { fieldsOfAspects } from '../../schemas/reviews/review-aspects.ts'
import { render } from '../../ui/test/render.tsx'
import { TextProvider } from '../text-provider.tsx'
import { AspectList } from './aspect-list.tsx'

const drawn = (props: Parameters<typeof AspectList>[0]) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      <AspectList {...props} />
    </TextProvider>,
  )

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const rated = fieldsOfAspects({ attention: 5, waiting: 2 })

it('names what is rated with how it is', () => {
  expect(words(drawn({ of: rated }))).toBe('Внимание: 5 Ожидание: 2')
  expect(words(drawn({ of: rated, before: rated }))).toBe('Внимание: 5 Ожидание: 2')
  expect(drawn({ of: fieldsOfAspects() })).toBe('')
})

it('says of an edit which ratings have changed, come and gone', () => {
  const before = fieldsOfAspects({ attention: 4, value: 3 })
  expect(words(drawn({ of: rated, before }))).toBe(
    'Внимание: Убрано: 4 Добавлено: 5 Ожидание: Добавлено: 2 Цена и качество: Убрано: 3',
  )
})
