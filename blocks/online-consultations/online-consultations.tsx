import MessagesSquare from 'lucide-react/icons/messages-square'
import type { OnlineConsultationsProps } from '../../schemas/blocks/online-consultations.ts'
import { consultationLength } from '../../schemas/consultations/consultation-status.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Widget } from '../../ui/page/widget.tsx'
import { WithEmergencyNumbers } from '../../ui/rich/with-emergency-numbers.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { consultationListTexts } from '../parts/consultations/consultation-texts.ts'
import { DirectoryCard } from '../parts/directory/directory-card.tsx'
import { AskingForm } from '../parts/questions/asking-form.tsx'
import { UrgentNotice } from '../parts/questions/urgent-notice.tsx'
import Client from './online-consultations.client.tsx'

/** An explanation of online consultations, the visitor's own, and the clinics that give them, or the form of one of them (R13). */
export default function OnlineConsultations({ data }: OnlineConsultationsProps) {
  const { t } = usePage()
  const { clinics, paging, form, all } = data
  return (
    <>
      {form ? <Ask form={form} all={all} /> : <About />}
      {!form && clinics.length === 0 && (
        <EmptyState
          icon={MessagesSquare}
          title={t('blocks:online-consultations.empty')}
          text={t('blocks:online-consultations.emptyText')}
        />
      )}
      {clinics.length > 0 && (
        <Section title={t('blocks:online-consultations.clinics')}>
          <ul className="flex flex-col gap-3">
            {clinics.map(({ ask, ...item }) => (
              <DirectoryCard
                key={item.link.href}
                item={item}
                beside={
                  <ButtonLink link={ask} variant="primary" className="relative z-1">
                    {t('blocks:online-consultations.ask')}
                  </ButtonLink>
                }
              />
            ))}
          </ul>
          <PagingLinks paging={paging} dated={false} />
        </Section>
      )}
    </>
  )
}

/** The explanation, and the consultations of the person who is signed in. */
function About() {
  const { t, locale } = usePage()
  return (
    <Section label={t('blocks:online-consultations.title')}>
      <div className="grid gap-5 @3xl:grid-cols-2">
        {(['is', 'isNot'] as const).map((part) => (
          <div key={part} className="card">
            <h2 className="text-xl">{t(`blocks:online-consultations.${part}.title`)}</h2>
            <ul className="mt-2 grid list-disc gap-1 ps-5">
              {(['one', 'two', 'three'] as const).map((line) => (
                <li key={line}>
                  <WithEmergencyNumbers text={t(`blocks:online-consultations.${part}.${line}`)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Island
        eager
        component={Client}
        props={{ locale, texts: consultationListTexts(t), words: dateWords(t) }}
      />
    </Section>
  )
}

type AskProps = {
  form: NonNullable<OnlineConsultationsProps['data']['form']>
  all: OnlineConsultationsProps['data']['all']
}

/** The form, below a notice for emergencies. */
function Ask({ form, all }: AskProps) {
  const { t } = usePage()
  const id = useElementId('consultation')
  return (
    <Widget title={t('blocks:online-consultations.formTitle', { name: form.clinic.text })} titleHidden>
      <UrgentNotice numbers={form.urgent} />
      <p className="max-w-text text-ink-soft">{t('blocks:online-consultations.formLead')}</p>
      <AskingForm
        id={id}
        form={form}
        length={consultationLength}
        words={{
          text: t('blocks:online-consultations.form.text'),
          textHint: t('blocks:ask-question.form.textHint', consultationLength),
          consent: t('blocks:ask-question.form.consent'),
          send: t('blocks:online-consultations.form.send'),
          within: t('blocks:online-consultations.form.within'),
        }}
      />
      {all && (
        <p>
          <a href={all.href} className="link inline-flex min-h-11 items-center">
            {t('blocks:online-consultations.all')}
          </a>
        </p>
      )}
    </Widget>
  )
}
