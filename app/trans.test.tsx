import { describe, expect, it } from 'vitest'
import { resources } from '../locales/index.ts'
import { render } from '../ui/test/render.tsx'
import { TextProvider } from './text-provider.tsx'
import { Trans } from './trans.tsx'
import { useTranslation } from './use-translation.ts'

function Sentence({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <p title={t('profile:section.reviews')}>
      <Trans i18nKey="profile:reviews.doctor" values={{ name }} components={{ name: <b lang="kk" /> }} />
    </p>
  )
}

describe('texts of the application', () => {
  const drawn = (name: string) =>
    render(
      <TextProvider locale="uz" texts={resources.uz ?? {}}>
        <Sentence name={name} />
      </TextProvider>,
      'uz',
    )
  it('come in the language of the page, with the element of a part around its value', () => {
    expect(drawn('Әлия')).toContain('<p title="Sharhlar">Shifokor haqida: <b lang="kk">Әлия</b></p>')
  })
  it('show a value as it was given, whatever tags are in it', () => {
    expect(drawn('<i>&</i>')).toContain('<b lang="kk">&lt;i&gt;&amp;&lt;/i&gt;</b>')
  })
})
