import { expect, it } from 'vitest'
import { resources, translate } from '../../../locales/index.ts'
import photos from '../../../schemas/areas/photos.ts'
import { render } from '../../../ui/test/render.tsx'
import { TextProvider } from '../../text-provider.tsx'
import { AreaProvider } from './area-context.ts'
import { ChangeNote } from './change-note.tsx'

const t = translate('ru')

const drawn = (status: 'shown' | 'hidden', publish: boolean) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      <AreaProvider
        value={{
          definition: photos,
          place: { place: '1001/0', area: photos.name },
          base: '',
          rights: { change: true, publish, add: true, order: true, isForCompany: false },
          timezone: 'Asia/Almaty',
          person: 'editor@demo.test',
        }}
      >
        <ChangeNote row={{ STATUS: status }} />
      </AreaProvider>
    </TextProvider>,
  )

it('says why a picture that visitors see cannot be changed without the right to publish', () => {
  expect(drawn('shown', false)).toContain(t('business:list.forPublisher'))
})
it('says of a hidden picture that somebody else shows it', () => {
  expect(drawn('hidden', false)).toContain(t('business:list.hiddenUntilShown'))
})
it('says nothing to those who may publish', () => {
  expect(drawn('shown', true)).toBe('')
})
